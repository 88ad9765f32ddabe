import type { Actor } from "@/lib/auth/contracts";
import { day } from "@/lib/core/clock";
import { throwAppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { newestRenewal, retryableFailure, triedToday } from "@/lib/subscriptions/admin-queries";
import type { FailedPayment } from "@/lib/subscriptions/change-contracts";
import type { RenewalRetry } from "@/lib/subscriptions/contracts";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { retryRenewal } from "@/lib/subscriptions/retry-renewal";
import { RETRY_AFTER_DAYS } from "@/lib/subscriptions/rules";
import { Prisma } from "@/prisma/generated/client";

/** The tries of a failed charge `f` since it failed, by us and by the member. */
const triesSince = Prisma.sql`(SELECT count(*)::int FROM charges c WHERE c.user_id = f.user_id AND c.reference LIKE 'LR-%' AND c.created_at > f.effective_at)`;

type FailureRow = {
  id: string;
  effectiveAt: Date;
  reason: string | null;
  priceKobo: bigint;
  plan: FailedPayment["plan"];
  card: string | null;
  endsAt: Date;
  nextTryAt: Date | null;
  isActive: boolean;
};

/** What a member reads about a failed charge of their card: when it is tried again, and how long the access lasts. Null without one. */
export async function getFailedPayment(userId: string): Promise<FailedPayment | null> {
  const [row] = await db.$queryRaw<FailureRow[]>`
    SELECT f.id, f.effective_at AS "effectiveAt", f.reason, p.price_kobo AS "priceKobo", f.plan_key AS plan, r.card_label AS card,
      s.ends_at AS "endsAt", CASE WHEN r.next_payment_at > now() THEN r.next_payment_at END AS "nextTryAt", s.ends_at > now() AS "isActive"
    FROM subscription_entries f JOIN subscriptions s ON s.id = f.subscription_id JOIN plans p ON p.key = f.plan_key
      LEFT JOIN ${newestRenewal} r ON true
    WHERE f.user_id = ${userId} AND f.kind = 'grace' AND ${retryableFailure} ORDER BY f.effective_at DESC LIMIT 1`;
  if (!row) return null;
  const tries = RETRY_AFTER_DAYS.map((days) => new Date(row.effectiveAt.getTime() + days * day));
  return {
    plan: row.plan,
    amount: toNaira(row.priceKobo),
    failedAt: row.effectiveAt.toISOString(),
    reason: row.reason ?? "",
    card: row.card ?? "",
    isActive: row.isActive,
    until: row.endsAt.toISOString(),
    tries: tries.map((at) => at.toISOString()),
    nextPaymentAt: row.nextTryAt?.toISOString() ?? null,
  };
}

/** Charges the member's own saved card again, at their wish. */
export async function retryOwnCard(actor: Actor): Promise<RenewalRetry> {
  const [failure] = await db.$queryRaw<{ id: string }[]>`
    SELECT f.id FROM subscription_entries f LEFT JOIN ${newestRenewal} r ON true
    WHERE f.user_id = ${actor._id} AND f.kind = 'grace' AND ${retryableFailure} ORDER BY f.effective_at DESC LIMIT 1`;
  if (!failure) return throwAppError("conflict", "There is no failed payment to try again.");
  return retryRenewal({ actor, failureId: failure.id });
}

type DueRetry = { id: string; userId: string; code: string; tries: number };

/** SQL: the failures whose saved card is to be charged again now. */
const dueRetries = Prisma.sql`
    SELECT f.id, f.user_id AS "userId", r.code, ${triesSince} AS tries, COALESCE(r.next_retry_at, f.effective_at) AS "since"
    FROM subscription_entries f JOIN users u ON u.id = f.user_id LEFT JOIN ${newestRenewal} r ON true
    WHERE f.kind = 'grace' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND ${retryableFailure}
      AND f.effective_at > now() - interval '8 days' AND r.status = 'attention'
      AND (SELECT count(*) FROM unnest(${[...RETRY_AFTER_DAYS]}::int[]) d WHERE f.effective_at + make_interval(days => d) <= now()) > ${triesSince}
      -- Not again on the day of the last try.
      AND NOT EXISTS (${triedToday})
      AND (r.next_retry_at IS NULL OR r.next_retry_at <= clock_timestamp())`;

/**
 * Scheduled job: charges the saved card of a failed renewal again, after so many days as `RETRY_AFTER_DAYS` says. A try by the member
 * or an admin counts as one, so that a card is not charged more often than the page says. One that fails before the card is charged,
 * because Paystack cannot be reached, is repeated after an hour. Stops after `milliseconds`. Returns how many were tried.
 */
export async function retryDueRenewals(limit = 20, milliseconds = 20_000): Promise<number> {
  const due = await db.$queryRaw<DueRetry[]>`${dueRetries} ORDER BY "since" LIMIT ${limit}`;
  const deadline = Date.now() + milliseconds;
  let tried = 0;
  for (const { id, code } of due) {
    if (Date.now() > deadline) break;
    const claimed = await claimRetry(id, code);
    if (!claimed) continue;
    tried += 1;
    await retryClaimed(claimed).catch((err: unknown) =>
      log().warn({ err, failureId: id }, "a failed renewal could not be tried again"),
    );
  }
  return tried;
}

/** Claims a try for this call, if it is still due; null if another call has it. */
async function claimRetry(failureId: string, code: string): Promise<DueRetry | null> {
  const [claimed] = await db.$queryRaw<DueRetry[]>`
    UPDATE auto_renewals a SET next_retry_at = clock_timestamp() + interval '1 hour' FROM (${dueRetries} AND f.id = ${failureId}) d
    WHERE a.code = ${code} AND a.code = d.code AND (a.next_retry_at IS NULL OR a.next_retry_at <= clock_timestamp())
    RETURNING d.id, d."userId", d.code, d.tries`;
  return claimed ?? null;
}

async function retryClaimed({ id, userId, tries }: DueRetry): Promise<void> {
  const { state } = await retryRenewal({ actor: null, failureId: id });
  if (state !== "failed") return;
  await enqueue(db, subscriptionJobs.chargeFailed.job(`charge-failed/${id}/${tries + 1}`, { userId }));
}
