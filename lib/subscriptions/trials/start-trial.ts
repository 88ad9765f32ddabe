import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { lockAccount } from "@/lib/payments/lock-account";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { hasUsedTrial, readMailboxHash } from "@/lib/subscriptions/trials/queries";

type StartTrial = { actor: Actor; plan: OfferedPlan; days: number };

const usedTrial = "A free trial is once for each person, and for people who never had a plan. You can choose a plan.";

/**
 * Starts the free trial of a plan: its days, without a card and without a payment. It ends by itself. Once for each person and mailbox,
 * and only for who never had a plan; the unique row of the trial decides between parallel calls.
 */
export async function startTrial({ actor, plan: key, days }: StartTrial): Promise<{ until: string }> {
  const until = await transaction(async (tx) => {
    if (await lockAccount(tx, actor._id)) throwAppError("unauthenticated", "Session expired. Please log in again.");
    const [plan] = await tx.$queryRaw<{ days: number }[]>`
      SELECT trial_days AS days FROM plans WHERE key = ${key}::"PlanKey" AND is_offered FOR SHARE`;
    if (!plan || plan.days === 0) return throwAppError("conflict", "There is no free trial of this plan.");
    if (plan.days !== days)
      throwAppError("stale", `The free trial is ${plan.days} days now. Please look at the page again.`);
    if (await hasUsedTrial(tx, actor._id)) throwAppError("conflict", usedTrial);
    const [id, now] = [newId("trl"), await databaseNow(tx)];
    const mailboxHash = await readMailboxHash(tx, actor._id);
    const { count } = await tx.trial.createMany({
      data: [{ id, userId: actor._id, mailboxHash, planKey: key, days, startedAt: now }],
      skipDuplicates: true,
    });
    if (count === 0) throwAppError("conflict", usedTrial);
    const trial = { kind: "trial", planKey: key, effectiveAt: now, days, reason: "trial" } as const;
    const state = await recordLedgerEntry(tx, { ...trial, userId: actor._id, reference: `trial/${id}` });
    const end = (state?.endsAt ?? now).toISOString();
    const payload = { userId: actor._id, plan: key, until: end };
    await enqueue(tx, subscriptionJobs.trialStarted.job(`trial-started/${id}`, payload));
    return end;
  });
  await revalidatePages(pagesShowing.profiles);
  return { until };
}
