import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { createRefund } from "@/lib/payments/create-refund";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { returnGroupVoucher } from "@/lib/subscriptions/plan-vouchers";
import type { GiftMembership } from "@/prisma/generated/client";

/**
 * Refunds the seats of a group that nobody uses, each at its price, also to the voucher that paid a part; their codes stop working. Seats in use stay. Accepting a seat and
 * refunding it exclude each other.
 */
export async function refundGroup(tx: Tx, { actor, group }: { actor: Actor; group: GiftMembership }): Promise<void> {
  const { id, amountKobo, seats, buyerEmail } = group;
  const taken = await tx.$queryRaw<{ id: string }[]>`
    UPDATE group_seats SET refunded_at = clock_timestamp()
    WHERE gift_id = ${id} AND redeemed_at IS NULL AND refunded_at IS NULL RETURNING id`;
  if (taken.length === 0)
    return throwAppError("conflict", "Every seat of this group is in use or refunded, so nothing is left to refund.");
  const charge = await tx.charge.findFirstOrThrow({ where: { purpose: "gift", subjectId: id } });
  const kobo = (amountKobo / BigInt(seats)) * BigInt(taken.length);
  // Through Paystack as far as its payment goes, and the rest to the voucher. Another refund meanwhile ends this one below.
  const left = charge.amountKobo - charge.refundedKobo;
  const paidKobo = kobo < left ? kobo : left;
  const voucherKobo = kobo - paidKobo;
  if (voucherKobo > 0n && !(await returnGroupVoucher(tx, id, voucherKobo)))
    return throwAppError("conflict", "The payment has less than this left to refund.");
  const refund = { chargeId: charge.id, amountKobo: paidKobo, voucherKobo, reason: "gift" };
  const refundId = await createRefund(tx, refund);
  if (!refundId) return throwAppError("conflict", "The payment has less than this left to refund.");
  await tx.$executeRaw`
    UPDATE gift_memberships SET refunded_at = clock_timestamp()
    WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM group_seats s WHERE s.gift_id = ${id} AND s.refunded_at IS NULL)`;
  const payload = {
    ...{ giftId: id, to: buyerEmail, seats: taken.length },
    ...{ kobo: Number(paidKobo), voucherKobo: Number(voucherKobo) },
  };
  await enqueue(tx, subscriptionJobs.seatsRefunded.job(`seats-refunded/${refundId}`, payload));
  const detail = { refundId, seats: taken.length };
  await recordAudit(tx, { actorId: actor._id, action: "gift-membership.refund", subject: id, detail });
}
