import { addDays } from "date-fns/addDays";
import { addYears } from "date-fns/addYears";
import type { AdminUserAction } from "@/lib/auth/admin-user-actions";
import type { Actor, PlanName } from "@/lib/auth/contracts";
import { recordAdminAction } from "@/lib/auth/record-admin-action";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { isVipAt, planRank, planTitle } from "@/lib/subscriptions/rules";

/** Of a paused plan, the end after the pause. */
export type CurrentPlan = { plan: PlanName; endsAt: Date } | undefined;

/** Locks the user and subscription rows, so that a concurrent payment waits. */
export async function lockCurrentPlan(tx: Tx, userId: string): Promise<CurrentPlan> {
  const [user] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE id = ${userId} AND deleted_at IS NULL AND NOT is_guest FOR UPDATE`;
  if (!user) throwAppError("not_found", "User not found.");
  const [row] = await tx.$queryRaw<NonNullable<CurrentPlan>[]>`
    SELECT CASE WHEN next_plan_at <= now() THEN next_plan ELSE plan END AS plan, COALESCE(resumes_to, ends_at) AS "endsAt"
    FROM subscriptions WHERE user_id = ${userId} FOR UPDATE`;
  return row;
}

/** Limits typing errors in the end date. */
const MAX_GRANT_YEARS = 5;

/** Why this grant is rejected, or null. A grant must not shorten or downgrade an active plan. */
export function grantRefusal(now: Date, given: { plan: PlanName; until: Date }, current: CurrentPlan): string | null {
  if (given.until <= now) return "The end must be in the future.";
  if (given.until > addDays(addYears(now, MAX_GRANT_YEARS), 1))
    return `A plan can be granted for at most ${MAX_GRANT_YEARS} years.`;
  if (!current || !isVipAt(now, current.endsAt)) return null;
  if (given.until < current.endsAt) return "The user has a plan that ends later. End it first, or choose a later date.";
  return planRank(given.plan) < planRank(current.plan)
    ? `The user has the higher ${planTitle(current.plan)} plan. End it first.`
    : null;
}

type Grant = { actor: Pick<Actor, "_id">; userId: string; plan: PlanName; until: Date; reason: string };

/**
 * Writes a grant that `grantRefusal` has allowed, with its entry in the audit log. `since` is the beginning of the membership, for a
 * user who never had one; perks are due from now on in any case.
 */
export async function recordGrant(
  tx: Tx,
  { plan, until, since, ...action }: Grant & { since?: Date | undefined },
): Promise<{ actionId: string; entryId: string }> {
  const { actor, userId } = action;
  const now = await databaseNow(tx);
  const entryId = newId("fct");
  await recordLedgerEntry(tx, {
    id: entryId,
    userId,
    reference: `admin/${entryId}`,
    kind: "admin",
    planKey: plan,
    effectiveAt: since ?? now,
    perksFrom: now,
    fixedEndAt: until,
    actorId: actor._id,
  });
  const detail = { plan, until: until.toISOString() };
  return {
    entryId,
    actionId: await recordAdminAction(tx, { ...action, action: "subscription.grant", detail, entryId }),
  };
}

/** Grants a user a plan until a date. Never takes away what they have paid for. */
export async function grantPlan(action: AdminUserAction & { plan: PlanName; until: Date }): Promise<void> {
  const { userId, plan, until, reason } = action;
  await transaction(async (tx) => {
    const current = await lockCurrentPlan(tx, userId);
    const refusal = grantRefusal(await databaseNow(tx), { plan, until }, current);
    if (refusal) throwAppError("conflict", refusal);
    const { actionId } = await recordGrant(tx, action);
    const payload = { userId, plan, until: until.toISOString(), reason };
    await enqueue(tx, subscriptionJobs.granted.job(`granted/${actionId}`, payload));
  });
  await revalidatePages(pagesShowing.profiles);
}

/** Ends a user's plan now and stops the automatic renewal. Refunds nothing. */
export async function endPlan(action: AdminUserAction): Promise<void> {
  const { actor, userId, reason } = action;
  await transaction(async (tx) => {
    const current = await lockCurrentPlan(tx, userId);
    const now = await databaseNow(tx);
    if (!current || !isVipAt(now, current.endsAt)) return throwAppError("conflict", "The user has no active plan.");
    const entryId = newId("fct");
    await recordLedgerEntry(tx, {
      id: entryId,
      userId,
      reference: `admin/${entryId}`,
      kind: "admin",
      planKey: current.plan,
      effectiveAt: now,
      fixedEndAt: now,
      actorId: actor._id,
    });
    await tx.subscription.updateMany({ where: { userId, nextPlanAt: null }, data: { nextPlan: null } });
    const actionId = await recordAdminAction(tx, {
      ...action,
      action: "subscription.end",
      detail: { plan: current.plan },
      entryId,
    });
    const renewals = await tx.autoRenewal.findMany({
      where: { userId, status: { not: "ended" } },
      select: { code: true },
    });
    await enqueue(
      tx,
      subscriptionJobs.endedByAdmin.job(`ended-by-admin/${actionId}`, { userId, plan: current.plan, reason }),
      ...renewals.map(({ code }) =>
        subscriptionJobs.disableAutoRenew.job(`disable-auto-renew/${code}/${actionId}`, { code }),
      ),
    );
  });
  await revalidatePages(pagesShowing.profiles);
}
