import type { Actor } from "@/lib/auth/contracts";
import { day } from "@/lib/core/clock";
import { AppError, throwAppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { newestRenewal, retryableFailure } from "@/lib/subscriptions/admin-queries";
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

type DueRetry = { id: string; userId: string; tries: number };

/**
 * Scheduled job: charges the saved card of a failed renewal again, after so many days as `RETRY_AFTER_DAYS` says. A try by the member
 * or an admin counts as one, so that a card is not charged more often than the page says. Its claim is that of `retryRenewal`.
 */
export async function retryDueRenewals(limit = 20): Promise<number> {
  const due = await db.$queryRaw<DueRetry[]>`
    SELECT f.id, f.user_id AS "userId", ${triesSince} AS tries
    FROM subscription_entries f JOIN users u ON u.id = f.user_id LEFT JOIN ${newestRenewal} r ON true
    WHERE f.kind = 'grace' AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND ${retryableFailure}
      AND f.effective_at > now() - interval '8 days' AND r.status = 'attention'
      AND (SELECT count(*) FROM unnest(${[...RETRY_AFTER_DAYS]}::int[]) d WHERE f.effective_at + make_interval(days => d) <= now()) > ${triesSince}
      -- Not again on the day of the last try.
      AND NOT EXISTS (SELECT 1 FROM charges c WHERE c.user_id = f.user_id AND c.reference LIKE 'LR-%' AND c.created_at > now() - interval '20 hours')
    ORDER BY f.effective_at LIMIT ${limit}`;
  for (const { id, userId, tries } of due) {
    try {
      const { state } = await retryRenewal({ actor: null, failureId: id });
      if (state === "failed") {
        const key = `charge-failed/${id}/${tries + 1}`;
        await enqueue(db, subscriptionJobs.chargeFailed.job(key, { userId }));
      }
    } catch (err) {
      if (!(err instanceof AppError)) throw err;
      log().warn({ err, failureId: id }, "a failed renewal could not be tried again");
    }
  }
  return due.length;
}
