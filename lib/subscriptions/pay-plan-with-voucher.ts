import type { Actor, PlanName } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { recordVoucherCharge } from "@/lib/payments/record-voucher-charge";
import { assertPriceSeen } from "@/lib/subscriptions/plan-vouchers";
import { subscriptionSettlement } from "@/lib/subscriptions/settle-subscription";
import type { SubscriptionIntent } from "@/prisma/generated/client";

/** What a charge for a plan is recorded with. */
export const membershipCharge = (
  { _id: userId, email }: Actor,
  { id: subjectId, chargeReference: reference }: SubscriptionIntent,
) => ({ reference, purpose: "membership", subjectId, userId, email }) as const;

type PaidPlan = { intent: SubscriptionIntent; isOnce: boolean; voucherSeen?: number | undefined };

/** Starts a plan that its voucher pays completely. A renewal would need a card, and none has paid. */
export async function payPlanWithVoucher(tx: Tx, actor: Actor, { intent, isOnce, voucherSeen }: PaidPlan) {
  if (!isOnce)
    throwAppError(
      "code_refused",
      "The gift voucher pays for all of this plan, so there is no card that could renew it. Choose to pay once.",
    );
  assertPriceSeen(intent.amountKobo, voucherSeen);
  const charge = await recordVoucherCharge(tx, membershipCharge(actor, intent));
  const afterCommit = await subscriptionSettlement.paid(tx, charge);
  return { chargeId: charge.id, reference: charge.reference, isPaid: true, afterCommit };
}

type JustPaid = { id: string; chargeId: string; reference: string };

/** The payment that a voucher has just made: a form that is sent twice pays once. The caller holds the lock of the account. */
export async function findJustPaid(
  tx: Tx,
  { userId, plan, voucherId }: { userId: string; plan: PlanName; voucherId: string },
): Promise<JustPaid | null> {
  const [paid] = await tx.$queryRaw<JustPaid[]>`
    SELECT i.id, c.id AS "chargeId", c.reference FROM subscription_intents i JOIN charges c ON c.purpose = 'membership' AND c.subject_id = i.id
    WHERE i.user_id = ${userId} AND i.plan_key = ${plan}::"PlanKey" AND i.voucher_id = ${voucherId} AND i.voucher_kobo = i.amount_kobo
      AND i.settled_at > clock_timestamp() - interval '1 minute' ORDER BY i.settled_at DESC LIMIT 1`;
  return paid ?? null;
}
