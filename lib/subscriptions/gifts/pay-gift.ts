import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction, withRetry } from "@/lib/db/client";
import { lockAccount } from "@/lib/payments/lock-account";
import { recordVoucherCharge } from "@/lib/payments/record-voucher-charge";
import { openCharge, recordCharge, toCheckoutError } from "@/lib/payments/start-charge";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import { giftSettlement } from "@/lib/subscriptions/gifts/settle-gift";
import {
  applyPlanVoucher,
  assertPriceSeen,
  returnPlanVouchers,
  returnUnpaidGiftVoucher,
  throwVoucherRefusal,
} from "@/lib/subscriptions/plan-vouchers";

type Buyer = { _id: string; email: string };

/** A gift membership, or the seats of a group, that is to be paid for. */
type NewGift = {
  id: string;
  reference: string;
  plan: OfferedPlan;
  priceKobo: bigint;
  seats: number;
  renewsId: string | null;
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** A day in Lagos. */
  sendOn: string;
  voucherSeen?: number | undefined;
};

type PayGift = {
  buyer: Buyer;
  gift: NewGift;
  voucherId?: string | undefined;
  /** Where Paystack returns to, and the page with the result. */
  urlsOf: (id: string) => { callbackUrl: string; resultUrl: string };
};

/**
 * Starts the payment of a gift. What a gift voucher pays completely is paid by this call, without Paystack. Returns the page of the payment,
 * or of the result.
 */
export async function payGift({ buyer, gift, voucherId, urlsOf }: PayGift) {
  if (voucherId) {
    const paid = await withRetry(() => transaction((tx) => useVoucher(tx, { buyer, gift, voucherId }))).catch(
      throwVoucherRefusal,
    );
    await paid?.afterCommit?.();
    if (paid) return { authorization_url: urlsOf(paid.id).resultUrl, reference: paid.reference };
  } else {
    await transaction(async (tx) => {
      await createGift(tx, buyer, gift);
      await recordCharge(tx, { ...chargeOf(buyer, gift), amountKobo: gift.priceKobo });
    });
  }
  const { callbackUrl, resultUrl: cancelUrl } = urlsOf(gift.id);
  try {
    const opened = await openCharge(
      { reference: gift.reference },
      { callbackUrl, cancelUrl, metadata: { gift: gift.id } },
    );
    return { authorization_url: opened.url, reference: opened.reference };
  } catch (error) {
    if (voucherId) await returnUnpaidGiftVoucher(gift.id);
    throw toCheckoutError(error);
  }
}

async function createGift(tx: Tx, { _id: buyerId, email: buyerEmail }: Buyer, gift: NewGift): Promise<void> {
  const { id, plan: planKey, priceKobo: amountKobo, seats, renewsId, recipientName, recipientEmail, message } = gift;
  const recipient = { recipientName, recipientEmail, message, sendOn: new Date(gift.sendOn) };
  const purchase = { id, planKey, amountKobo, seats, renewsId, buyerId, buyerEmail };
  await tx.giftMembership.create({ data: { ...purchase, ...recipient } });
}

const chargeOf = ({ _id: userId, email }: Buyer, { id: subjectId, reference }: NewGift) =>
  ({ reference, purpose: "gift", subjectId, userId, email }) as const;

const unseen = "Please check the total first. Nothing was paid.";

type PaidGift = { id: string; reference: string; afterCommit?: () => Promise<void> };

/** Has the voucher pay what it can of a new gift. Returns the gift if that is all of it, or null when a part is left for Paystack. */
async function useVoucher(
  tx: Tx,
  { buyer, gift, voucherId }: { buyer: Buyer; gift: NewGift; voucherId: string },
): Promise<PaidGift | null> {
  if (await lockAccount(tx, buyer._id)) throwAppError("unauthenticated", "Session expired. Please log in again.");
  // A form that is sent twice pays once: of two calls the later waits here, and finds the gift of the earlier.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('gift-voucher/' || ${voucherId}, 0))`;
  const [same] = await tx.$queryRaw<PaidGift[]>`
    SELECT g.id, c.reference FROM gift_memberships g JOIN charges c ON c.purpose = 'gift' AND c.subject_id = g.id
    WHERE g.voucher_id = ${voucherId} AND g.voucher_kobo = g.amount_kobo AND g.buyer_email = ${buyer.email} AND g.plan_key = ${gift.plan}::"PlanKey"
      AND g.seats = ${gift.seats}::int AND g.renews_id IS NOT DISTINCT FROM ${gift.renewsId}::text AND (g.seats = 1 OR g.recipient_name = ${gift.recipientName})
      AND g.recipient_email = ${gift.recipientEmail} AND g.send_on = ${gift.sendOn}::date AND g.paid_at > clock_timestamp() - interval '1 minute' LIMIT 1`;
  if (same) return same;
  // What the same buyer's earlier tries hold of it. A late payment of one takes its part again, or is refunded.
  const earlier = await tx.giftMembership.findMany({
    where: { voucherId, buyerEmail: buyer.email, paidAt: null, voucherTakenKobo: { gt: 0 } },
    select: { id: true },
  });
  await returnPlanVouchers(
    tx,
    [],
    earlier.map(({ id }) => id),
  );
  await createGift(tx, buyer, gift);
  const voucherKobo = await applyPlanVoucher(tx, voucherId, { giftId: gift.id });
  if (voucherKobo < gift.priceKobo) {
    await recordCharge(tx, { ...chargeOf(buyer, gift), amountKobo: gift.priceKobo - voucherKobo });
    return null;
  }
  // A form without JavaScript shows the total of the number of seats that it was opened with.
  if (gift.seats > 1 && gift.voucherSeen === undefined) throwAppError("code_refused", unseen);
  assertPriceSeen(voucherKobo, gift.voucherSeen);
  const charge = await recordVoucherCharge(tx, chargeOf(buyer, gift));
  return { id: gift.id, reference: gift.reference, afterCommit: await giftSettlement.paid(tx, charge) };
}
