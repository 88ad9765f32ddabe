import type { OfferedPlan } from "@/lib/membership/contracts";
import { isVipAt, planRank, planTitle } from "@/lib/membership/rules";
import { switchRenewal } from "@/lib/membership/switch-renewal";
import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/**
 * What a member wants to go on with at the end: a lower plan, or (null) the plan as it is. A higher one is not waited for but
 * bought at once. Nothing is charged, and a card that would renew the higher plan is told to stop first.
 */
export async function chooseNextPlan(userId: string, wanted: OfferedPlan | null): Promise<void> {
  const subscription = await db.subscription.findUnique({ where: { userId } });
  if (!subscription || !isVipAt(await databaseNow(), subscription.endsAt))
    refuse("conflict", "There is no running plan to change");
  const running = subscription.plan;
  if (subscription.nextPlanAt) refuse("conflict", `${planTitle(running)} is followed by a plan that is paid for`);
  const nextPlan = wanted === running ? null : wanted;
  if (nextPlan && planRank(nextPlan) > planRank(running))
    refuse("conflict", `${planTitle(nextPlan)} begins at once when you pay for it`);
  const renewing = { userId, planKey: running, status: { in: ["active" as const, "attention" as const] } };
  if (nextPlan && (await db.cardRenewal.count({ where: renewing })) > 0) await switchRenewal(userId, false);
  await db.subscription.updateMany({ where: { userId, nextPlanAt: null }, data: { nextPlan } });
}
