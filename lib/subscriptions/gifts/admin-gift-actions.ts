import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { createRefund } from "@/lib/payments/create-refund";
import { replaceGiftCode } from "@/lib/subscriptions/gifts/send-gift-code";
import { refundGroup } from "@/lib/subscriptions/groups/refund-group";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { returnPlanVouchers } from "@/lib/subscriptions/plan-vouchers";

type GiftAction = { actor: Actor; id: string };

/** Emails a new code to the recipient of a gift; the code before it stops working. */
export async function resendGift({ actor, id }: GiftAction): Promise<void> {
  await transaction(async (tx) => {
    const found = await tx.giftMembership.findUnique({ where: { id } });
    if (!found) return throwAppError("not_found", "Gift not found");
    if (found.seats > 1)
      throwAppError("conflict", "The buyer of a group sends its invitations, on the page of the group.");
    if (!(await replaceGiftCode(tx, id)))
      throwAppError("conflict", "Only a gift that was sent and not redeemed can be sent again.");
    await recordAudit(tx, { actorId: actor._id, action: "gift-membership.resend", subject: id });
  });
}

/** Refunds the unused seats of a group, or a gift that was not redeemed, in full, also to the voucher that paid a part of it; its code stops working. Redeeming and refunding exclude each other. */
export async function refundGift({ actor, id }: GiftAction): Promise<void> {
  await transaction(async (tx) => {
    const group = await tx.giftMembership.findUnique({ where: { id } });
    if (!group) return throwAppError("not_found", "Gift not found");
    if (group.seats > 1) return refundGroup(tx, { actor, group });
    const [gift] = await tx.$queryRaw<{ chargeId: string; kobo: bigint; buyerEmail: string }[]>`
      UPDATE gift_memberships g SET refunded_at = clock_timestamp() FROM charges c
      WHERE g.id = ${id} AND g.paid_at IS NOT NULL AND g.redeemed_at IS NULL AND g.refunded_at IS NULL
        AND c.purpose = 'gift' AND c.subject_id = g.id
      RETURNING c.id AS "chargeId", c.amount_kobo AS kobo, g.buyer_email AS "buyerEmail"`;
    if (!gift) return throwAppError("conflict", "Only a gift that was paid and not redeemed can be refunded.");
    const voucherKobo = await returnPlanVouchers(tx, [], [id]);
    const refundId = await createRefund(tx, { chargeId: gift.chargeId, voucherKobo, reason: "gift" });
    if (!refundId) return throwAppError("conflict", "The payment has less than this left to refund.");
    const sums = { kobo: Number(gift.kobo), voucherKobo: Number(voucherKobo) };
    const payload = { giftId: id, to: gift.buyerEmail, ...sums };
    await enqueue(tx, subscriptionJobs.giftRefunded.job(`gift-refunded/${id}`, payload));
    await recordAudit(tx, { actorId: actor._id, action: "gift-membership.refund", subject: id, detail: { refundId } });
  });
}
