import type { PlanName } from "@/lib/auth/contracts";
import { newId, orderNumber } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { createFulfilments } from "@/lib/subscriptions/create-fulfilments";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import {
  type LedgerEntry,
  planAt,
  projectSubscription,
  type SubscriptionState,
} from "@/lib/subscriptions/project-subscription";
import { planPerks } from "@/lib/subscriptions/rules";
import type { SubscriptionEntry } from "@/prisma/generated/client";

/** A new ledger entry: a length in months or days, or a fixed end. */
export type NewLedgerEntry = Pick<LedgerEntry, "reference" | "kind" | "planKey" | "effectiveAt"> &
  Partial<Pick<LedgerEntry, "months" | "days" | "fixedEndAt" | "reversedReference">> & {
    /** Set if another row refers to the entry. */
    id?: string;
    userId: string;
    amountKobo?: bigint;
    /** A fixed text; the reason that an admin typed is an admin note. */
    reason?: string;
    actorId?: string;
    /** No perk falls due before it, for a period that began earlier. */
    perksFrom?: Date;
  };

/**
 * Adds an entry to a user's subscription ledger and updates the subscription, in the caller's transaction. The same reference
 * counts once: returns null if it exists already. Concurrent calls wait for the lock of the subscription row.
 */
export async function recordLedgerEntry(tx: Tx, newEntry: NewLedgerEntry): Promise<SubscriptionState | null> {
  const subscription = await lockSubscription(tx, newEntry);
  const before = await tx.subscriptionEntry.findMany({ where: { subscriptionId: subscription.id } });
  if (before.some(({ reference }) => reference === newEntry.reference)) return null;
  const { id = newId("fct"), userId, amountKobo, reason, actorId, perksFrom, ...rest } = newEntry;
  const entry: LedgerEntry = { months: 0, days: 0, fixedEndAt: null, reversedReference: null, ...rest };
  const state = projectSubscription([...before, entry]);
  const entryPeriod = state?.periods.get(entry.reference) ?? { from: entry.effectiveAt, to: entry.effectiveAt };
  await tx.subscriptionEntry.create({
    data: {
      id,
      subscriptionId: subscription.id,
      userId,
      ...entry,
      amountKobo: amountKobo ?? 0n,
      periodFrom: entryPeriod.from,
      periodTo: entryPeriod.to,
      reason,
      actorId,
    },
  });
  if (!state) {
    // All entries are reversed.
    await tx.$executeRaw`
      UPDATE subscriptions SET ends_at = started_at, grace_since = NULL, next_plan = NULL, next_plan_at = NULL,
        paused_until = NULL, resumes_to = NULL WHERE id = ${subscription.id}`;
    return null;
  }
  await writeSubscription(tx, subscription.id, state);
  const period = periodOf(state, entry);
  const givesTime = !["grace", "pause", "resume", "trial"].includes(entry.kind);
  if (period && givesTime) {
    const from = perksFrom && perksFrom > period.from ? perksFrom : period.from;
    await createFulfilments(tx, userId, planPerks[entry.planKey], { ...period, from });
  }
  return state;
}

/** The time of an entry's plan from the entry on; the rest of a free trial is before what was paid. */
function periodOf({ planPeriods }: SubscriptionState, { planKey, effectiveAt }: LedgerEntry) {
  const periods = planPeriods.filter(({ plan, to }) => plan === planKey && to > effectiveAt);
  const [first, last] = [periods[0], periods.at(-1)];
  return first && last && { from: first.from, to: last.to };
}

async function lockSubscription(tx: Tx, { userId, planKey, effectiveAt }: NewLedgerEntry): Promise<{ id: string }> {
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

async function writeSubscription(tx: Tx, id: string, state: SubscriptionState): Promise<void> {
  const now = await databaseNow(tx);
  const { plan, next } = planAt(state, now);
  const { startedAt, graceSince } = state;
  const pause = state.pause && state.pause.until > now && state.endsAt > state.pause.until ? state.pause : null;
  // A paused membership ends for every reader at the start of the pause.
  const endsAt = pause?.from ?? state.endsAt;
  const nextPlan: PlanName | null = next?.plan ?? null;
  // A plan chosen for after the end stays until another plan has been paid for that time.
  await tx.$executeRaw`
    UPDATE subscriptions SET plan = ${plan}::"PlanKey", started_at = ${startedAt}, ends_at = ${endsAt}, grace_since = ${graceSince},
      next_plan = CASE WHEN ${nextPlan}::text IS NOT NULL THEN ${nextPlan}::"PlanKey"
                       WHEN next_plan_at IS NULL AND next_plan IS DISTINCT FROM ${plan}::"PlanKey" THEN next_plan END,
      next_plan_at = ${next?.from ?? null}, paused_until = ${pause?.until ?? null}, resumes_to = ${pause ? state.endsAt : null}, updated_at = now()
    WHERE id = ${id}`;
}

/** Writes what the entries of a user's subscription come to, after entries of another account became theirs. */
export async function reprojectSubscription(tx: Tx, userId: string): Promise<void> {
  const { id, entries } = await tx.subscription.findUniqueOrThrow({ where: { userId }, include: { entries: true } });
  const state = projectSubscription(entries);
  if (state) await writeSubscription(tx, id, state);
}

type DueSubscription = { id: string; userId: string; pausedUntil: Date | null };

/** Scheduled job: updates subscriptions whose next plan has started or whose pause is over. The reads of access are correct without it. */
export async function applyScheduledPlans(tx: Tx): Promise<number> {
  const due = await tx.$queryRaw<DueSubscription[]>`
    SELECT id, user_id AS "userId", CASE WHEN paused_until <= now() THEN paused_until END AS "pausedUntil" FROM subscriptions
    WHERE next_plan_at <= now() OR paused_until <= now() ORDER BY COALESCE(paused_until, next_plan_at) LIMIT 200 FOR UPDATE SKIP LOCKED`;
  for (const { id, userId, pausedUntil } of due) {
    const entries: SubscriptionEntry[] = await tx.subscriptionEntry.findMany({ where: { subscriptionId: id } });
    const state = projectSubscription(entries);
    if (state) await writeSubscription(tx, id, state);
    if (pausedUntil) {
      const key = `membership-resumed/${id}/${pausedUntil.toISOString()}`;
      await enqueue(tx, subscriptionJobs.resumed.job(key, { userId }));
    }
  }
  return due.length;
}
