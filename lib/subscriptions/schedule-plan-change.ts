import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import { isVipAt, planRank, planTitle } from "@/lib/subscriptions/rules";
import { setAutoRenew } from "@/lib/subscriptions/set-auto-renew";

/**
 * Sets the plan after the current one ends: a lower plan, or null to keep the current one. A higher plan is paid for and takes effect now
 * instead. Nothing is charged; the automatic renewal of the current plan is turned off first.
 */
export async function schedulePlanChange(userId: string, wanted: OfferedPlan | null): Promise<void> {
  const subscription = await db.subscription.findUnique({ where: { userId } });
  if (!subscription || !isVipAt(await databaseNow(), subscription.endsAt))
    throwAppError("conflict", "There is no active plan to change");
  const currentPlan = subscription.plan;
  if (subscription.nextPlanAt) throwAppError("conflict", `The plan after ${planTitle(currentPlan)} is already paid`);
  const nextPlan = wanted === currentPlan ? null : wanted;
  if (nextPlan && planRank(nextPlan) > planRank(currentPlan))
    throwAppError("conflict", `${planTitle(nextPlan)} starts as soon as you pay for it`);
  const activeRenewals = { userId, planKey: currentPlan, status: { in: ["active" as const, "attention" as const] } };
  if (nextPlan && (await db.autoRenewal.count({ where: activeRenewals })) > 0) await setAutoRenew(userId, false);
  await db.subscription.updateMany({ where: { userId, nextPlanAt: null }, data: { nextPlan } });
}
