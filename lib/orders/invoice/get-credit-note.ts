import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { getInvoice, type Invoice, type InvoiceReader } from "@/lib/orders/invoice/get-invoice";

/** The refund of an invoice or of a part of it. The VAT is that of the invoice. */
export type CreditNote = {
  number: string;
  createdAt: string;
  amountKobo: number;
  /** What of it goes back to a gift voucher. */
  voucherKobo: number;
  /** What the earlier credit notes of the invoice refund. */
  beforeKobo: number;
  reason: string;
  invoice: Invoice;
};

/** A credit note of an order. Throws `not_found`. */
export async function getCreditNote({
  actor,
  number,
  creditNote,
}: {
  actor: InvoiceReader;
  number: string;
  creditNote: string;
}): Promise<CreditNote> {
  const invoice = await getInvoice({ actor, number });
  const refund = await db.refund.findUnique({ where: { creditNoteNumber: creditNote } });
  const order = refund && (await db.order.findUnique({ where: { chargeId: refund.chargeId }, select: { id: true } }));
  if (!refund || order?.id !== invoice.order._id) return throwAppError("not_found", "Credit note not found");
  return {
    number: creditNote,
    createdAt: refund.createdAt.toISOString(),
    amountKobo: Number(refund.amountKobo + refund.voucherKobo),
    voucherKobo: Number(refund.voucherKobo),
    beforeKobo: await refundedBefore(refund.chargeId, creditNote),
    reason: refund.reason,
    invoice,
  };
}

// By year and number, which are given one after the other, so that an earlier credit note never changes.
async function refundedBefore(chargeId: string, creditNote: string): Promise<number> {
  const [{ kobo }] = await db.$queryRaw<[{ kobo: bigint }]>`
    SELECT COALESCE(sum(r.amount_kobo + r.voucher_kobo), 0)::bigint AS kobo FROM refunds r
    WHERE r.charge_id = ${chargeId} AND string_to_array(substr(r.credit_note_number, 4), '-')::int[]
      < string_to_array(substr(${creditNote}, 4), '-')::int[]`;
  return Number(kobo);
}

/** The numbers of an order's credit notes, oldest first. Whose order it is, the caller has checked. */
export async function listCreditNotes(orderId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ number: string }[]>`
    SELECT r.credit_note_number AS number FROM refunds r JOIN orders o ON o.charge_id = r.charge_id
    WHERE o.id = ${orderId} AND r.credit_note_number IS NOT NULL ORDER BY r.created_at, r.id`;
  return rows.map(({ number }) => number);
}
