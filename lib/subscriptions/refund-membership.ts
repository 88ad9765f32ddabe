import type { Actor } from "@/lib/auth/contracts";
import { recordAdminAction } from "@/lib/auth/record-admin-action";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { createRefund } from "@/lib/payments/create-refund";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { returnPlanVouchers } from "@/lib/subscriptions/plan-vouchers";
import { reversePayment, stopRenewalsOfEnded } from "@/lib/subscriptions/reverse-payment";

type RefundMembership = { actor: Actor; reference: string; reason: string };

/**
 * Refunds a payment for a plan in full, what a gift voucher paid of it to the voucher: the time that it gave is taken back, and a renewal is stopped when nothing is left. Of two refunds
 * of a payment one succeeds. Paystack's report of the refund changes nothing more.
 */
export async function refundMembership({ actor, reference, reason }: RefundMembership): Promise<void> {
  await transaction(async (tx) => {
    const charge = await tx.charge.findUnique({ where: { reference } });
    if (charge?.purpose !== "membership")
      return throwAppError("not_found", "There is no payment for a plan with this reference.");
    const { id, userId, amountKobo } = charge;
    if (!userId) return throwAppError("conflict", "The account of this payment is deleted.");
    const voucherKobo = await returnPlanVouchers(tx, [charge.subjectId]);
    const refundId =
      amountKobo + voucherKobo > 0n && (await createRefund(tx, { chargeId: id, voucherKobo, reason: "membership" }));
    if (!refundId) return throwAppError("conflict", "This payment has not arrived, or is refunded already.");
    await reversePayment(tx, reference);
    await stopRenewalsOfEnded(tx, { userId, reference });
    const paid = { reference, kobo: Number(amountKobo), voucherKobo: Number(voucherKobo) };
    await enqueue(tx, subscriptionJobs.refunded.job(`membership-refunded/${refundId}`, { userId, ...paid }));
    const detail = { reference, kobo: paid.kobo + paid.voucherKobo, refundId };
    await recordAdminAction(tx, { actor, userId, reason, action: "subscription.refund", detail });
  });
  await revalidatePages(pagesShowing.profiles);
}
