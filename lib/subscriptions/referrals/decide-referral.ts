import type { PlanName } from "@/lib/auth/contracts";
import { type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { MAX_REFERRALS, REFERRAL_DAYS, type ReferralRefusal } from "@/lib/subscriptions/referrals/rules";

type Facts = {
  referredId: string;
  referrerId: string;
  status: "started" | "rewarded" | "refused" | "reversed";
  paymentReference: string | null;
  isReversed: boolean;
  hasPaidBefore: boolean;
  isSamePerson: boolean;
  isClosed: boolean;
  rewards: number;
  plan: PlanName | null;
};

/**
 * Decides about the reward for the payment of somebody who was brought: gives it once, or says why not; after a refund of that payment,
 * takes it back. Reads everything again, so that a job that runs twice, late or in another order ends in the same state.
 */
export async function decideReferral(reference: string): Promise<void> {
  await transaction(async (tx) => {
    const facts = await lockReferral(tx, reference);
    if (!facts) return;
    if (facts.status === "started") await decide(tx, reference, facts);
    else if (facts.status === "rewarded" && facts.paymentReference === reference && facts.isReversed)
      await takeBack(tx, reference, facts);
  });
}

async function lockReferral(tx: Tx, reference: string): Promise<Facts | null> {
  const [row] = await tx.$queryRaw<{ referrerId: string }[]>`
    SELECT r.referrer_id AS "referrerId" FROM referrals r JOIN subscription_entries e ON e.user_id = r.referred_id
    WHERE e.reference = ${reference} FOR UPDATE OF r`;
  if (!row) return null;
  // Of two payments at the same time the later counts the reward of the earlier.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('referral/' || ${row.referrerId}, 0))`;
  const [facts] = await tx.$queryRaw<Facts[]>`
    SELECT r.referred_id AS "referredId", r.referrer_id AS "referrerId", r.status::text, r.payment_reference AS "paymentReference",
      EXISTS (SELECT 1 FROM subscription_entries v WHERE v.reversed_reference = e.reference) AS "isReversed",
      EXISTS (SELECT 1 FROM subscription_entries o WHERE o.user_id = e.user_id AND o.amount_kobo > 0 AND o.effective_at < e.effective_at) AS "hasPaidBefore",
      -- One card for both is one person.
      EXISTS (SELECT 1 FROM charges mine JOIN charges theirs ON theirs.card_signature = mine.card_signature
              WHERE mine.reference = e.reference AND theirs.user_id = r.referrer_id)
        OR shop_email_key(a.email) = shop_email_key(b.email) AS "isSamePerson",
      b.deleted_at IS NOT NULL OR b.disabled_at IS NOT NULL AS "isClosed",
      (SELECT count(*)::int FROM referrals n WHERE n.referrer_id = r.referrer_id AND n.status = 'rewarded'
         AND n.decided_at > now() - interval '12 months') AS rewards,
      (SELECT CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END::text FROM subscriptions s
         WHERE s.user_id = r.referrer_id AND COALESCE(s.resumes_to, s.ends_at) > now()) AS plan
    FROM referrals r JOIN subscription_entries e ON e.user_id = r.referred_id AND e.reference = ${reference}
      JOIN users a ON a.id = r.referred_id JOIN users b ON b.id = r.referrer_id`;
  return facts ?? null;
}

function findRefusal(facts: Facts): ReferralRefusal | null {
  if (facts.isSamePerson) return "self";
  if (facts.hasPaidBefore) return "earlier";
  if (facts.isReversed) return "refunded";
  if (facts.isClosed) return "account";
  return facts.rewards >= MAX_REFERRALS ? "limit" : null;
}

async function decide(tx: Tx, reference: string, facts: Facts): Promise<void> {
  const refusal = findRefusal(facts);
  const decidedAt = await databaseNow(tx);
  await tx.referral.update({
    where: { referredId: facts.referredId },
    data: { status: refusal ? "refused" : "rewarded", refusal, paymentReference: reference, decidedAt },
  });
  if (refusal) return;
  const { referrerId: userId } = facts;
  await recordLedgerEntry(tx, {
    userId,
    reference: `referral/${reference}`,
    kind: "credit",
    planKey: facts.plan ?? "monthly",
    effectiveAt: decidedAt,
    days: REFERRAL_DAYS,
    reason: "Somebody joined with their link",
  });
  const job = subscriptionJobs.referralRewarded.job(`referral-rewarded/${reference}`, { userId, days: REFERRAL_DAYS });
  await enqueue(tx, job);
}

async function takeBack(tx: Tx, reference: string, { referredId, referrerId }: Facts): Promise<void> {
  const given = await tx.subscriptionEntry.findUniqueOrThrow({ where: { reference: `referral/${reference}` } });
  await recordLedgerEntry(tx, {
    userId: referrerId,
    reference: `reversal/${given.reference}`,
    kind: "reversal",
    planKey: given.planKey,
    effectiveAt: given.effectiveAt,
    reversedReference: given.reference,
  });
  await tx.referral.update({ where: { referredId }, data: { status: "reversed" } });
}
