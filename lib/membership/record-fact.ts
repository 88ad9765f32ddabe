import type { PlanName } from "@/lib/accounts/contracts";
import { type Fact, foldMembership, planAt, type Standing } from "@/lib/membership/fold-membership";
import { promisePerks } from "@/lib/membership/promise-perks";
import { planPerks } from "@/lib/membership/rules";
import { databaseNow } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db";
import { newId, orderNumber } from "@/lib/platform/ids";
import type { MembershipFact } from "@/prisma/generated/client";

/** A fact to be kept; a length in months or days, or a fixed end. */
export type NewFact = Pick<Fact, "reference" | "kind" | "planKey" | "effectiveAt"> &
  Partial<Pick<Fact, "months" | "days" | "fixedEndAt" | "reverses">> & {
    /** Where something else has to name it. */
    id?: string;
    userId: string;
    amountKobo?: bigint;
    /** Words of the museum's own; what an admin typed is a desk note. */
    reason?: string;
    actorId?: string;
  };

/**
 * Adds a fact to a person's membership and folds anew, in the transaction of what caused it. The same reference counts once:
 * answers null when it was there already. Whoever comes at the same moment waits for the row of the subscription.
 */
export async function recordFact(tx: Tx, given: NewFact): Promise<Standing | null> {
  const subscription = await lockSubscription(tx, given);
  const before = await tx.membershipFact.findMany({ where: { subscriptionId: subscription.id } });
  if (before.some(({ reference }) => reference === given.reference)) return null;
  const { id = newId("fct"), userId, amountKobo, reason, actorId, ...rest } = given;
  const fact: Fact = { months: 0, days: 0, fixedEndAt: null, reverses: null, ...rest };
  const standing = foldMembership([...before, fact]);
  const period = standing?.periods.get(fact.reference) ?? { from: fact.effectiveAt, to: fact.effectiveAt };
  await tx.membershipFact.create({
    data: {
      id,
      subscriptionId: subscription.id,
      userId,
      ...fact,
      amountKobo: amountKobo ?? 0n,
      periodFrom: period.from,
      periodTo: period.to,
      reason,
      actorId,
    },
  });
  if (!standing) {
    // Everything that was ever given has been taken back.
    await tx.$executeRaw`
      UPDATE subscriptions SET ends_at = started_at, grace_since = NULL, next_plan = NULL, next_plan_at = NULL WHERE id = ${subscription.id}`;
    return null;
  }
  await writeStanding(tx, subscription.id, standing);
  const stretch = standing.stretches.find(({ plan, to }) => plan === fact.planKey && to > fact.effectiveAt);
  if (stretch && fact.kind !== "grace") await promisePerks(tx, userId, planPerks[fact.planKey], stretch);
  return standing;
}

async function lockSubscription(tx: Tx, { userId, planKey, effectiveAt }: NewFact): Promise<{ id: string }> {
  await tx.subscription.createMany({
    data: [
      {
        id: newId("sub"),
        userId,
        plan: planKey,
        startedAt: effectiveAt,
        endsAt: effectiveAt,
        cardNumber: orderNumber().replace("LA", "LAC"),
      },
    ],
    skipDuplicates: true,
  });
  const [row] = await tx.$queryRaw<[{ id: string }]>`SELECT id FROM subscriptions WHERE user_id = ${userId} FOR UPDATE`;
  return row;
}

async function writeStanding(tx: Tx, id: string, standing: Standing): Promise<void> {
  const { plan, next } = planAt(standing, await databaseNow(tx));
  const { startedAt, endsAt, graceSince } = standing;
  const nextPlan: PlanName | null = next?.plan ?? null;
  // What the member wished for the time after the end stands until another plan has been paid for that time.
  await tx.$executeRaw`
    UPDATE subscriptions SET plan = ${plan}::"PlanKey", started_at = ${startedAt}, ends_at = ${endsAt}, grace_since = ${graceSince},
      next_plan = CASE WHEN ${nextPlan}::text IS NOT NULL THEN ${nextPlan}::"PlanKey"
                       WHEN next_plan_at IS NULL AND next_plan IS DISTINCT FROM ${plan}::"PlanKey" THEN next_plan END,
      next_plan_at = ${next?.from ?? null}, updated_at = now()
    WHERE id = ${id}`;
}

/** Folds the memberships anew whose next plan has begun. The sweep's part; reading them is right without it. */
export async function turnPlans(tx: Tx): Promise<number> {
  const due = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM subscriptions WHERE next_plan_at <= now() ORDER BY next_plan_at LIMIT 200 FOR UPDATE SKIP LOCKED`;
  for (const { id } of due) {
    const facts: MembershipFact[] = await tx.membershipFact.findMany({ where: { subscriptionId: id } });
    const standing = foldMembership(facts);
    if (standing) await writeStanding(tx, id, standing);
  }
  return due.length;
}
