import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { paystack } from "@/lib/paystack/paystack";
import { findRenewals } from "@/lib/subscriptions/find-renewals";
import { getProviderPlanCode } from "@/lib/subscriptions/provider-plan";
import { syncSubscription } from "@/lib/subscriptions/sync-subscription";

/**
 * Begins the renewal by card after a discounted first payment: at the end of what it paid for, at the price of the plan. Idempotent. A
 * card that cannot be charged again is not renewed; the member gets the payment link before the end.
 */
export async function startRenewal(reference: string): Promise<void> {
  const entry = await db.subscriptionEntry.findUnique({ where: { reference }, include: { plan: true } });
  const user = entry && (await db.user.findUnique({ where: { id: entry.userId, deletedAt: null } }));
  if (!entry || !user) return;
  // An attempt whose response was lost has begun it already. A renewal of another plan was chosen later, and stays.
  await findRenewals(user.id);
  const known = await db.autoRenewal.count({ where: { userId: user.id, status: { not: "ended" } } });
  if (known > 0) return;
  const { status, authorization, customer } = await paystack.verifyTransaction(reference);
  // Refunded meanwhile.
  if (status !== "success") return;
  if (!authorization?.reusable) {
    log().info({ reference }, "the card of a discounted payment cannot be charged again");
    return;
  }
  const code = await paystack.createSubscription({
    customerCode: customer.customerCode,
    planCode: await getProviderPlanCode(entry.plan),
    authorizationCode: authorization.authorizationCode,
    startsAt: entry.periodTo,
  });
  await syncSubscription(code);
}
