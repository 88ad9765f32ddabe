import { log } from "@/lib/core/log";
import { db, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { lockAccount } from "@/lib/payments/lock-account";
import { paystack } from "@/lib/paystack/paystack";
import type { PaystackSubscription } from "@/lib/paystack/paystack-schemas";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { findUserByPayer } from "@/lib/subscriptions/queries";
import type { AutoRenewal, AutoRenewalStatus } from "@/prisma/generated/client";

const renewalStatuses: Record<string, AutoRenewalStatus> = {
  active: "active",
  "non-renewing": "non_renewing",
  attention: "attention",
  completed: "ended",
  cancelled: "ended",
};

/**
 * Copies the state of a subscription from Paystack. Events only trigger this, so repeated, late or unordered events end in the
 * same state. If several subscriptions charge the same user, all but the newest are stopped; of a deleted account all are. Null if
 * the user or plan is unknown. Throws PaystackError.
 */
export async function syncSubscription(code: string): Promise<AutoRenewal | null> {
  const requestedAt = await databaseNow();
  const subscription = await paystack.fetchSubscription(code);
  // A stored subscription keeps its user, whose email address may be erased since.
  const known = await db.autoRenewal.findUnique({ where: { code }, select: { userId: true } });
  const [userId, plan] = await Promise.all([
    known?.userId ?? findUserByPayer(subscription.customer),
    db.plan.findFirst({ where: { providerCode: subscription.planCode ?? "" } }),
  ]);
  if (!userId || !plan) {
    log().error({ code, planCode: subscription.planCode }, "a Paystack subscription has no known user");
    return null;
  }
  return transaction(async (tx) => {
    const isDeleted = await lockAccount(tx, userId);
    // The card of a deleted account is not stored again.
    const columns = { ...toRenewalColumns(subscription), ...(isDeleted && { cardLabel: "", cardExpires: "" }) };
    await tx.autoRenewal.createMany({
      data: [{ code, userId, planKey: plan.key, ...columns, statusChangedAt: requestedAt }],
      skipDuplicates: true,
    });
    // Ignores a response that was requested before the stored one.
    await tx.autoRenewal.updateMany({
      where: { code, statusChangedAt: { lte: requestedAt } },
      data: { ...columns, statusChangedAt: requestedAt },
    });
    const stored = await tx.autoRenewal.findUniqueOrThrow({ where: { code } });
    const charging = await tx.autoRenewal.findMany({
      where: { userId, status: { in: ["active", "attention"] } },
      orderBy: [{ createdAt: "desc" }, { code: "desc" }],
    });
    for (const { code: unwanted } of charging.slice(isDeleted ? 0 : 1)) {
      await enqueue(tx, subscriptionJobs.disableAutoRenew.job(`disable-auto-renew/${unwanted}`, { code: unwanted }));
    }
    return stored;
  });
}

function toRenewalColumns({ customer, emailToken, status, nextPaymentAt, createdAt, card }: PaystackSubscription) {
  return {
    customerCode: customer.customerCode,
    emailToken,
    status: renewalStatuses[status] ?? "attention",
    nextPaymentAt,
    ...(createdAt && { createdAt }),
    cardLabel: card?.last4 ? `${card.cardType || card.brand} ending in ${card.last4}`.trim() : "",
    cardExpires: card?.expYear ? `${card.expMonth}/${card.expYear}` : "",
  };
}
