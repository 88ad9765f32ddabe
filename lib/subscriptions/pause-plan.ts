import { addMonths } from "date-fns/addMonths";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { findPauseRefusal } from "@/lib/subscriptions/find-pause-refusal";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { setAutoRenew } from "@/lib/subscriptions/set-auto-renew";
import { isTrialMember } from "@/lib/subscriptions/trials/queries";
import type { Subscription } from "@/prisma/generated/client";

async function requirePausable(tx: Tx, userId: string): Promise<Subscription> {
  await tx.$queryRaw`SELECT id FROM subscriptions WHERE user_id = ${userId} FOR UPDATE`;
  const row = await tx.subscription.findUnique({ where: { userId } });
  if (!row) return throwAppError("conflict", "There is no active plan to pause.");
  if (await isTrialMember(userId, tx)) return throwAppError("conflict", "A free trial cannot be paused.");
  const refusal = await findPauseRefusal(tx, row);
  return refusal ? throwAppError("conflict", refusal) : row;
}

/**
 * Pauses a membership: from now on nothing is open, and the end moves by the length of the pause. The card is stopped first, because a
 * charge would end the pause.
 */
export async function pausePlan(userId: string, months: number): Promise<void> {
  await transaction((tx) => requirePausable(tx, userId));
  const charging = { userId, status: { in: ["active" as const, "attention" as const] } };
  if ((await db.autoRenewal.count({ where: charging })) > 0) await setAutoRenew(userId, false);
  await transaction(async (tx) => {
    const { plan, nextPlan, nextPlanAt } = await requirePausable(tx, userId);
    const now = await databaseNow(tx);
    const id = newId("fct");
    await recordLedgerEntry(tx, {
      id,
      userId,
      reference: `pause/${id}`,
      kind: "pause",
      planKey: nextPlan && nextPlanAt && nextPlanAt <= now ? nextPlan : plan,
      effectiveAt: now,
      fixedEndAt: addMonths(now, months),
    });
    await enqueue(tx, subscriptionJobs.paused.job(`membership-paused/${id}`, { userId }));
  });
  await revalidatePages(pagesShowing.profiles);
}

/** Ends a pause before its time: everything opens, and the end moves forward by the rest of the pause. */
export async function resumePlan(userId: string): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ planKey: Subscription["plan"] }[]>`
      SELECT plan AS "planKey" FROM subscriptions WHERE user_id = ${userId} AND paused_until > clock_timestamp() FOR UPDATE`;
    if (!row) return throwAppError("conflict", "Your membership is not paused.");
    const id = newId("fct");
    const effectiveAt = await databaseNow(tx);
    await recordLedgerEntry(tx, { id, userId, reference: `resume/${id}`, kind: "resume", ...row, effectiveAt });
  });
  await revalidatePages(pagesShowing.profiles);
}
