import { pagesShowing } from "@/lib/core/urls/pages-showing";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { createRefund } from "@/lib/payments/create-refund";
import type { SettlementHandler } from "@/lib/payments/settle-charge";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { returnPlanCode, returnUnsettledPlanCode, takePlanCode } from "@/lib/subscriptions/plan-codes";
import {
  redeemPlanVoucher,
  refundVoucherPart,
  returnPlanVouchers,
  returnUnsettledPlanVoucher,
} from "@/lib/subscriptions/plan-vouchers";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { reversePayment, stopRenewals } from "@/lib/subscriptions/reverse-payment";
import type { Charge, SubscriptionIntent } from "@/prisma/generated/client";

/**
 * Extends the subscription for a paid charge. Runs in the transaction that settles the charge, so that a payment counts once.
 */
async function extendSubscription(tx: Tx, charge: Charge): Promise<() => Promise<void>> {
  await tx.$executeRaw`UPDATE subscription_intents SET settled_at = now(), open_key = NULL WHERE id = ${charge.subjectId}`;
  const intent = await tx.subscriptionIntent.findUniqueOrThrow({
    where: { id: charge.subjectId },
    include: { plan: true, user: { select: { email: true } } },
  });
  const refusal = await findLateRefusal(tx, intent);
  if (refusal) return refundLatePayment(tx, charge, { userId: intent.userId, refusal });
  const earlier = await tx.subscriptionEntry.count({ where: { userId: intent.userId } });
  await recordLedgerEntry(tx, {
    userId: intent.userId,
    reference: charge.reference,
    kind: intent.kind === "transfer" ? "transfer" : earlier > 0 ? "renewal" : "grant",
    planKey: intent.planKey,
    effectiveAt: charge.paidAt ?? charge.createdAt,
    months: intent.plan.months,
    amountKobo: charge.amountKobo + intent.voucherKobo,
  });
  const { userId } = intent;
  const { reference } = charge;
  await enqueue(tx, subscriptionJobs.paid.job(`subscription-paid/${reference}`, { userId, reference }));
  if ((await tx.referral.count({ where: { referredId: userId, status: "started" } })) > 0)
    await enqueue(tx, subscriptionJobs.decideReferral.job(`decide-referral/${reference}`, { reference }));
  // A single payment renews nothing, also one with a card.
  if (intent.kind !== "transfer") {
    // With less than the price nothing renews yet.
    if (intent.discountCodeId !== null || intent.voucherId !== null)
      await enqueue(tx, subscriptionJobs.startRenewal.job(`start-renewal/${reference}`, { reference }));
    else await enqueue(tx, subscriptionJobs.findRenewals.job(`find-renewals/${reference}`, { userId }));
  }
  return () => revalidatePages(pagesShowing.profiles);
}

type PaidIntent = Pick<SubscriptionIntent, "id" | "userId" | "discountCodeId" | "codeUsed"> & {
  user: { email: string };
};

type LateRefusal = "code-used" | "voucher-used";

/** Why a late payment cannot have its discount or its voucher any more, or null. Then it holds neither. */
async function findLateRefusal(tx: Tx, intent: PaidIntent): Promise<LateRefusal | null> {
  if (!(await confirmDiscount(tx, intent))) {
    await returnPlanVouchers(tx, [intent.id]);
    return "code-used";
  }
  if (await redeemPlanVoucher(tx, { intentId: intent.id })) return null;
  await returnPlanCode(tx, intent.id);
  return "voucher-used";
}

/**
 * Whether a payment may have its discount: only the first payment of a membership, although several pages may have been opened at
 * Paystack before it. One that arrives after its discount code was given back takes it again, if it can.
 */
async function confirmDiscount(tx: Tx, { id, userId, discountCodeId, codeUsed, user }: PaidIntent): Promise<boolean> {
  if (discountCodeId === null) return true;
  const paidBefore = await tx.subscriptionEntry.findFirst({ where: { userId, amountKobo: { gt: 0 } } });
  if (paidBefore) {
    await returnPlanCode(tx, id);
    return false;
  }
  if (codeUsed) return true;
  return takePlanCode(tx, { intentId: id, codeId: discountCodeId, userId, email: user.email, dated: false });
}

type LatePayment = { userId: string; refusal: LateRefusal };

async function refundLatePayment(
  tx: Tx,
  { id: chargeId, reference, amountKobo }: Charge,
  { userId, refusal }: LatePayment,
): Promise<() => Promise<void>> {
  await createRefund(tx, { chargeId, reason: refusal });
  const payload = { userId, reference, kobo: Number(amountKobo), isVoucher: refusal === "voucher-used" };
  await enqueue(tx, subscriptionJobs.codeUsed.job(`plan-code-used/${reference}`, payload));
  return async () => undefined;
}

/** The account was deleted: the plan does not start, and the card that Paystack would charge again is found and disabled. */
async function closeIntentOfDeletedAccount(tx: Tx, { subjectId, reference }: Charge): Promise<void> {
  const intent = await tx.subscriptionIntent.update({
    where: { id: subjectId },
    data: { settledAt: await databaseNow(tx), openKey: null },
  });
  await returnPlanCode(tx, subjectId);
  await returnPlanVouchers(tx, [subjectId]);
  if (intent.kind === "transfer") return;
  await enqueue(tx, subscriptionJobs.findRenewals.job(`find-renewals/${reference}`, { userId: intent.userId }));
}

/** A card whose bank has returned the money is not charged again, also while another payment still gives time. */
async function takeBackPeriod(tx: Tx, charge: Charge): Promise<() => Promise<void>> {
  const { reference, userId } = charge;
  await reversePayment(tx, reference);
  await refundVoucherPart(tx, charge, "plan-taken-back");
  if (userId) await stopRenewals(tx, { userId, reference });
  return () => revalidatePages(pagesShowing.profiles);
}

/** Settles charges with the purpose `membership`. */
export const subscriptionSettlement: SettlementHandler = {
  paid: extendSubscription,
  failed: async ({ subjectId }) => {
    await returnUnsettledPlanCode(subjectId);
    await returnUnsettledPlanVoucher(subjectId);
  },
  deleted: closeIntentOfDeletedAccount,
  lost: takeBackPeriod,
};
