import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { toKobo } from "@/lib/core/money";
import { type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { orderJobs } from "@/lib/orders/jobs";
import type { IssueVoucherBody, VoucherState } from "@/lib/orders/vouchers/contracts";
import { voucherState } from "@/lib/orders/vouchers/rules";
import { replaceVoucherCode, sendVoucherIfDue } from "@/lib/orders/vouchers/send-voucher-code";
import { createRefund } from "@/lib/payments/create-refund";
import { lagosDay } from "@/lib/subscriptions/gifts/rules";

type VoucherAction = { actor: Actor; id: string };
type Changed = { id: string; state: VoucherState };

async function requireVoucher(tx: Tx, id: string): Promise<void> {
  if (!(await tx.voucher.count({ where: { id } }))) throwAppError("not_found", "Voucher not found");
}

const stateOf = async (tx: Tx, id: string): Promise<Changed> => ({
  id,
  state: voucherState(await tx.voucher.findUniqueOrThrow({ where: { id } })),
});

/** Issues a voucher that nobody has paid for, and emails its code. */
export async function issueVoucher({ actor, body }: { actor: Actor; body: IssueVoucherBody }): Promise<Changed> {
  const { amount, recipientEmail, message, reason } = body;
  const id = newId("vch");
  const amountKobo = BigInt(toKobo(amount));
  return transaction(async (tx) => {
    const now = await databaseNow(tx);
    await tx.voucher.create({
      data: {
        id,
        amountKobo,
        recipientEmail,
        message,
        sendOn: new Date(lagosDay(now)),
        issuedAt: now,
        issuedById: actor._id,
        issueReason: reason,
      },
    });
    await tx.$executeRaw`INSERT INTO voucher_entries (voucher_id, kind, kobo) VALUES (${id}, 'issued', ${amountKobo})`;
    await sendVoucherIfDue(tx, id);
    const detail = { kobo: Number(amountKobo), reason };
    await recordAudit(tx, { actorId: actor._id, action: "voucher.issue", subject: id, detail });
    return stateOf(tx, id);
  });
}

/** Emails a new code; the code before it stops working. */
export async function resendVoucher({ actor, id }: VoucherAction): Promise<Changed> {
  return transaction(async (tx) => {
    await requireVoucher(tx, id);
    if (!(await replaceVoucherCode(tx, id)))
      throwAppError("conflict", "Only a voucher that was sent and not stopped can be sent again.");
    await recordAudit(tx, { actorId: actor._id, action: "voucher.resend", subject: id });
    return stateOf(tx, id);
  });
}

/** Stops a voucher, or allows it again. Orders that it has paid, or holds an amount for, stay as they are. */
export async function stopVoucher({
  actor,
  id,
  stopped,
  reason,
}: VoucherAction & { stopped: boolean; reason: string }): Promise<Changed> {
  return transaction(async (tx) => {
    await requireVoucher(tx, id);
    const changed = stopped
      ? await tx.$executeRaw`UPDATE vouchers SET stopped_at = clock_timestamp(), stop_reason = ${reason} WHERE id = ${id} AND stopped_at IS NULL`
      : await tx.$executeRaw`UPDATE vouchers SET stopped_at = NULL, stop_reason = NULL WHERE id = ${id} AND stopped_at IS NOT NULL AND issued_at IS NOT NULL`;
    if (changed === 0) throwAppError("conflict", "The voucher has changed. Reload and try again.");
    const action = stopped ? "voucher.stop" : "voucher.allow";
    await recordAudit(tx, { actorId: actor._id, action, subject: id, detail: { reason } });
    return stateOf(tx, id);
  });
}

/** Refunds what is left of a voucher to its buyer and stops it. Spending and refunding the same amount exclude each other. */
export async function refundVoucher({ actor, id, reason }: VoucherAction & { reason: string }): Promise<Changed> {
  return transaction(async (tx) => {
    await requireVoucher(tx, id);
    const [voucher] = await tx.$queryRaw<{ chargeId: string; buyerEmail: string; kobo: bigint }[]>`
      SELECT c.id AS "chargeId", v.buyer_email AS "buyerEmail", LEAST(v.balance_kobo, c.amount_kobo - c.refunded_kobo) AS kobo
      FROM vouchers v JOIN charges c ON c.purpose = 'voucher' AND c.subject_id = v.id AND c.status = 'success'
      WHERE v.id = ${id} AND v.issued_at IS NOT NULL FOR UPDATE`;
    if (!voucher || voucher.kobo <= 0n)
      return throwAppError("conflict", "Nothing that was paid is left on this voucher.");
    const { chargeId, buyerEmail, kobo } = voucher;
    await tx.$executeRaw`INSERT INTO voucher_entries (voucher_id, kind, kobo) VALUES (${id}, 'refunded', ${-kobo}::bigint)`;
    await tx.$executeRaw`
      UPDATE vouchers SET stopped_at = COALESCE(stopped_at, clock_timestamp()), stop_reason = COALESCE(stop_reason, 'Refunded') WHERE id = ${id}`;
    const refundId = await createRefund(tx, { chargeId, amountKobo: kobo, reason: "voucher" });
    if (!refundId) return throwAppError("conflict", "The payment has less than this left to refund.");
    const payload = { voucherId: id, to: buyerEmail, kobo: Number(kobo) };
    await enqueue(tx, orderJobs.voucherRefunded.job(`voucher-refunded/${refundId}`, payload));
    const detail = { refundId, kobo: Number(kobo), reason };
    await recordAudit(tx, { actorId: actor._id, action: "voucher.refund", subject: id, detail });
    return stateOf(tx, id);
  });
}
