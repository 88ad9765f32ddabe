import { findPayer } from "@/lib/membership/renewal-queries";
import { databaseNow } from "@/lib/platform/clock";
import { db, transaction } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { enqueue } from "@/lib/platform/outbox";
import { paystack } from "@/lib/platform/paystack";
import type { PaystackSubscription } from "@/lib/platform/paystack-replies";
import type { CardRenewal, CardRenewalStatus } from "@/prisma/generated/client";

const statuses: Record<string, CardRenewalStatus> = {
  active: "active",
  "non-renewing": "non_renewing",
  attention: "attention",
  completed: "ended",
  cancelled: "ended",
};

/**
 * Copies what Paystack says about one of its subscriptions. An event about it is only a reason to ask, so events in any
 * order, twice or late, end in the same state. Of several that charge the same person the newest stays and the others are
 * stopped. Null when it is nobody's or of no plan of ours. Throws PaystackError.
 */
export async function followRenewal(code: string): Promise<CardRenewal | null> {
  const askedAt = await databaseNow();
  const subscription = await paystack.fetchSubscription(code);
  const [userId, plan] = await Promise.all([
    findPayer(subscription.customer.email),
    db.plan.findFirst({ where: { providerCode: subscription.planCode ?? "" } }),
  ]);
  if (!userId || !plan) {
    log().error({ code, planCode: subscription.planCode }, "a subscription at Paystack belongs to nobody here");
    return null;
  }
  const facts = factsOf(subscription);
  return transaction(async (tx) => {
    await tx.cardRenewal.createMany({
      data: [{ code, userId, planKey: plan.key, ...facts, statusAt: askedAt }],
      skipDuplicates: true,
    });
    // An answer that was asked for earlier than the one we have says nothing new.
    await tx.cardRenewal.updateMany({
      where: { code, statusAt: { lte: askedAt } },
      data: { ...facts, statusAt: askedAt },
    });
    const kept = await tx.cardRenewal.findUniqueOrThrow({ where: { code } });
    const charging = await tx.cardRenewal.findMany({
      where: { userId, status: { in: ["active", "attention"] } },
      orderBy: [{ createdAt: "desc" }, { code: "desc" }],
    });
    for (const { code: older } of charging.slice(1)) {
      await enqueue(tx, { topic: "membership.stop-renewal", key: `stop-renewal/${older}`, payload: { code: older } });
    }
    return kept;
  });
}

function factsOf({ customer, emailToken, status, nextPaymentAt, createdAt, card }: PaystackSubscription) {
  return {
    customerCode: customer.customerCode,
    emailToken,
    status: statuses[status] ?? "attention",
    nextPaymentAt,
    ...(createdAt && { createdAt }),
    cardLabel: card?.last4 ? `${card.cardType || card.brand} ending in ${card.last4}`.trim() : "",
    cardExpires: card?.expYear ? `${card.expMonth}/${card.expYear}` : "",
  };
}
