import { env } from "@/lib/core/env";
import { Prisma } from "@/prisma/generated/client";

/** What was sold. */
export const bookingKinds = ["shop", "memberships", "auctions", "gifts", "tickets", "vouchers"] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** A sale or a refund as it was documented. Refunds are negative. Amounts in kobo; the fee only of a sale. */
export type Booking = {
  at: Date;
  document: string;
  kind: BookingKind;
  buyer: string;
  grossKobo: bigint;
  vatKobo: bigint;
  feeKobo: bigint | null;
  reference: string;
  refundOf: string | null;
};

type Period = { from: Date; to: Date };

// The VAT in an amount, as lib/orders/invoice/vat.ts computes it.
const vatIn = (kobo: Prisma.Sql): Prisma.Sql => Prisma.sql`round((${kobo}) * v.percent / (100 + v.percent))`;

/**
 * The bookings of a period as SQL, with the columns of `Booking`. An order is booked with its invoice, and its refund with the credit
 * note; a membership, a gift and a ticket, which have a receipt, with their payment, and their refunds with the refund. A payment that was returned
 * immediately, because nothing could be sold for it, has no document and is not booked. A gift voucher is a multi-purpose voucher: its sale has no
 * VAT, which arises with what it pays. The VAT is that of the day of payment; that of all
 * refunds of a sale adds up to that of the sale, because each is the difference of two rounded sums.
 */
export function bookingsWithin({ from, to }: Period): Prisma.Sql {
  const rates = env().VAT_RATES;
  const days = rates.map((rate) => rate.slice(0, 10));
  const percents = rates.map((rate) => rate.slice(11));
  return Prisma.sql`
    SELECT b.at, b.document, b.kind, b.buyer, b.gross::bigint AS gross, b.fee, b.reference, b.refund_of,
      CASE WHEN b.kind = 'vouchers' THEN 0 WHEN b.refund_of IS NULL THEN ${vatIn(Prisma.sql`b.gross`)}
        ELSE ${vatIn(Prisma.sql`b.before`)} - ${vatIn(Prisma.sql`b.before - b.gross`)} END::bigint AS vat
    FROM (
      SELECT o.paid_at AS at, o.invoice_number AS document, CASE WHEN o.provenance IS NULL THEN 'shop' ELSE 'auctions' END AS kind,
        o.name AS buyer, o.total_kobo AS gross, 0::numeric AS before, c.fees_kobo AS fee, COALESCE(c.reference, o.number) AS reference,
        NULL::text AS refund_of, o.paid_at
      FROM orders o LEFT JOIN charges c ON c.id = o.charge_id
      WHERE o.invoice_number IS NOT NULL AND o.paid_at >= ${from} AND o.paid_at < ${to}
      UNION ALL
      SELECT r.created_at, r.credit_note_number, CASE WHEN o.provenance IS NULL THEN 'shop' ELSE 'auctions' END, o.name, -(r.amount_kobo + r.voucher_kobo),
        (SELECT COALESCE(sum(e.amount_kobo + e.voucher_kobo), 0) FROM refunds e WHERE e.charge_id = r.charge_id
          AND string_to_array(substr(e.credit_note_number, 4), '-')::int[] < string_to_array(substr(r.credit_note_number, 4), '-')::int[]),
        NULL, c.reference, o.invoice_number, o.paid_at
      FROM refunds r JOIN charges c ON c.id = r.charge_id JOIN orders o ON o.charge_id = r.charge_id
      WHERE r.credit_note_number IS NOT NULL AND r.created_at >= ${from} AND r.created_at < ${to}
      UNION ALL
      SELECT c.paid_at, c.reference, 'memberships', concat_ws(' ', u.first_name, u.last_name), c.amount_kobo + COALESCE(i.voucher_kobo, 0), 0, c.fees_kobo, c.reference, NULL,
        c.paid_at
      FROM charges c JOIN subscription_entries f ON f.reference = c.reference JOIN users u ON u.id = f.user_id
        LEFT JOIN subscription_intents i ON i.id = c.subject_id
      WHERE c.purpose = 'membership' AND c.status = 'success' AND c.paid_at >= ${from} AND c.paid_at < ${to}
      UNION ALL
      SELECT r.created_at, r.id, 'memberships', concat_ws(' ', u.first_name, u.last_name), -(r.amount_kobo + r.voucher_kobo), ${refundedBefore}, NULL, c.reference,
        c.reference, c.paid_at
      FROM refunds r JOIN charges c ON c.id = r.charge_id JOIN subscription_entries f ON f.reference = c.reference JOIN users u ON u.id = f.user_id
      WHERE c.purpose = 'membership' AND r.created_at >= ${from} AND r.created_at < ${to}
      UNION ALL
      -- A refund made at Paystack: the reversal takes back what is left of the payment.
      SELECT f.created_at, f.reference, 'memberships', concat_ws(' ', u.first_name, u.last_name), -(c.amount_kobo - d.kobo), d.kobo + d.voucher_kobo, NULL,
        c.reference, c.reference, c.paid_at
      FROM subscription_entries f JOIN charges c ON c.reference = f.reversed_reference JOIN users u ON u.id = f.user_id,
        LATERAL (SELECT COALESCE(sum(e.amount_kobo), 0) AS kobo, COALESCE(sum(e.voucher_kobo), 0) AS voucher_kobo FROM refunds e WHERE e.charge_id = c.id) d
      WHERE f.reversed_reference IS NOT NULL AND c.amount_kobo > d.kobo AND f.created_at >= ${from} AND f.created_at < ${to}
      UNION ALL
      SELECT c.paid_at, c.reference, 'gifts', ${giftBuyer}, c.amount_kobo + ${giftVoucherKobo}, 0, c.fees_kobo, c.reference, NULL, c.paid_at
      FROM charges c JOIN gift_memberships g ON g.id = c.subject_id JOIN users u ON u.id = g.buyer_id
      WHERE ${soldGift} AND c.paid_at >= ${from} AND c.paid_at < ${to}
      UNION ALL
      SELECT r.created_at, r.id, 'gifts', ${giftBuyer}, -(r.amount_kobo + r.voucher_kobo), ${refundedBefore}, NULL, c.reference, c.reference, c.paid_at
      FROM refunds r JOIN charges c ON c.id = r.charge_id JOIN gift_memberships g ON g.id = c.subject_id JOIN users u ON u.id = g.buyer_id
      WHERE ${soldGift} AND r.created_at >= ${from} AND r.created_at < ${to}
      UNION ALL
      SELECT c.paid_at, c.reference, 'tickets', ${ticketBuyer}, c.amount_kobo, 0, c.fees_kobo, c.reference, NULL, c.paid_at
      FROM charges c LEFT JOIN users u ON u.id = c.user_id
      WHERE ${soldTicket} AND c.paid_at >= ${from} AND c.paid_at < ${to}
      UNION ALL
      SELECT r.created_at, r.id, 'tickets', ${ticketBuyer}, -r.amount_kobo, ${refundedBefore}, NULL, c.reference, c.reference, c.paid_at
      FROM refunds r JOIN charges c ON c.id = r.charge_id LEFT JOIN users u ON u.id = c.user_id
      WHERE ${soldTicket} AND r.created_at >= ${from} AND r.created_at < ${to}
      UNION ALL
      SELECT c.paid_at, c.reference, 'vouchers', v.buyer_email, c.amount_kobo, 0, c.fees_kobo, c.reference, NULL, c.paid_at
      FROM charges c JOIN vouchers v ON v.id = c.subject_id
      WHERE ${soldVoucher} AND c.paid_at >= ${from} AND c.paid_at < ${to}
      UNION ALL
      SELECT r.created_at, r.id, 'vouchers', v.buyer_email, -r.amount_kobo, 0, NULL, c.reference, c.reference, c.paid_at
      FROM refunds r JOIN charges c ON c.id = r.charge_id JOIN vouchers v ON v.id = c.subject_id
      WHERE ${soldVoucher} AND r.created_at >= ${from} AND r.created_at < ${to}
      UNION ALL
      -- What a voucher has paid is booked against the sale of vouchers, so that the sum of all is the money that arrived.
      SELECT o.paid_at, o.invoice_number, 'vouchers', o.name, -o.voucher_kobo, 0, NULL, COALESCE(c.reference, o.number), NULL, o.paid_at
      FROM orders o LEFT JOIN charges c ON c.id = o.charge_id
      WHERE o.voucher_kobo > 0 AND o.invoice_number IS NOT NULL AND o.paid_at >= ${from} AND o.paid_at < ${to}
      UNION ALL
      SELECT r.created_at, r.credit_note_number, 'vouchers', o.name, r.voucher_kobo, 0, NULL, c.reference, o.invoice_number, o.paid_at
      FROM refunds r JOIN charges c ON c.id = r.charge_id JOIN orders o ON o.charge_id = r.charge_id
      WHERE r.voucher_kobo > 0 AND r.credit_note_number IS NOT NULL AND r.created_at >= ${from} AND r.created_at < ${to}
      UNION ALL
      SELECT c.paid_at, c.reference, 'vouchers', concat_ws(' ', u.first_name, u.last_name), -i.voucher_kobo, 0, NULL, c.reference, NULL, c.paid_at
      FROM charges c JOIN subscription_entries f ON f.reference = c.reference JOIN users u ON u.id = f.user_id
        JOIN subscription_intents i ON i.id = c.subject_id
      WHERE c.purpose = 'membership' AND c.status = 'success' AND i.voucher_kobo > 0 AND c.paid_at >= ${from} AND c.paid_at < ${to}
      UNION ALL
      SELECT c.paid_at, c.reference, 'vouchers', ${giftBuyer}, -g.voucher_kobo, 0, NULL, c.reference, NULL, c.paid_at
      FROM charges c JOIN gift_memberships g ON g.id = c.subject_id JOIN users u ON u.id = g.buyer_id
      WHERE ${soldGift} AND ${giftVoucherKobo} > 0 AND c.paid_at >= ${from} AND c.paid_at < ${to}
      UNION ALL
      SELECT r.created_at, r.id, 'vouchers', COALESCE(NULLIF(trim(concat_ws(' ', u.first_name, u.last_name)), ''), c.email), r.voucher_kobo, 0, NULL,
        c.reference, c.reference, c.paid_at
      FROM refunds r JOIN charges c ON c.id = r.charge_id LEFT JOIN users u ON u.id = c.user_id
      WHERE r.voucher_kobo > 0 AND c.purpose IN ('membership', 'gift') AND r.created_at >= ${from} AND r.created_at < ${to}
    ) b, LATERAL (
      SELECT COALESCE((SELECT t.percent FROM unnest(${days}::text[]::date[], ${percents}::text[]::numeric[]) AS t(day, percent)
        WHERE t.day <= (b.paid_at AT TIME ZONE 'Africa/Lagos')::date ORDER BY t.day DESC LIMIT 1), 0) AS percent
    ) v`;
}

const refundedBefore = Prisma.sql`(SELECT COALESCE(sum(e.amount_kobo + e.voucher_kobo), 0) FROM refunds e
  WHERE e.charge_id = r.charge_id AND (e.created_at, e.id) < (r.created_at, r.id))`;

// A guest has no name.
const giftBuyer = Prisma.sql`COALESCE(NULLIF(trim(concat_ws(' ', u.first_name, u.last_name)), ''), g.buyer_email)`;

// A payment whose voucher had been used meanwhile is returned immediately and is no sale.
const soldGift = Prisma.sql`c.purpose = 'gift' AND c.status = 'success'
  AND NOT EXISTS (SELECT 1 FROM refunds x WHERE x.charge_id = c.id AND x.reason = 'voucher-used')`;
// What a voucher has paid of a gift; one that was returned before the payment has paid nothing.
const giftVoucherKobo = Prisma.sql`(CASE WHEN EXISTS (SELECT 1 FROM voucher_entries x WHERE x.gift_id = g.id AND x.kind = 'redeemed')
  THEN g.voucher_kobo ELSE 0 END)`;

// A payment that arrived after the deletion of its account issued no voucher.
const soldVoucher = Prisma.sql`c.purpose = 'voucher' AND c.status = 'success' AND v.issued_at IS NOT NULL`;

// A payment for which there was no seat any more is returned at once and is no sale.
const soldTicket = Prisma.sql`c.purpose = 'event' AND c.status = 'success'
  AND NOT EXISTS (SELECT 1 FROM refunds x WHERE x.charge_id = c.id AND x.reason IN ('event-no-seat', 'account-deleted'))`;
const ticketBuyer = Prisma.sql`COALESCE(NULLIF(trim(concat_ws(' ', u.first_name, u.last_name)), ''), c.email)`;
