import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";

/**
 * Takes back the time that a payment gave, once, and the reward that a member got for it. Who redeemed a gift gets an email. Does nothing
 * for a payment that gave no time.
 */
export async function reversePayment(tx: Tx, reference: string): Promise<void> {
  const entry = await tx.subscriptionEntry.findUnique({ where: { reference } });
  if (!entry) return;
  await recordLedgerEntry(tx, {
    userId: entry.userId,
    reference: `reversal/${reference}`,
    kind: "reversal",
    planKey: entry.planKey,
    effectiveAt: entry.effectiveAt,
    reversedReference: reference,
  });
  await enqueue(tx, subscriptionJobs.decideReferral.job(`decide-referral/${reference}/refunded`, { reference }));
  const { userId, planKey: plan } = entry;
  if (entry.reason === "gift")
    await enqueue(tx, subscriptionJobs.giftLost.job(`gift-lost/${reference}`, { userId, plan }));
}

/** Stops the card renewals of a member who has no time left. */
export async function stopRenewalsOfEnded(tx: Tx, { userId, reference }: { userId: string; reference: string }) {
  const [active] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM subscriptions WHERE user_id = ${userId} AND COALESCE(resumes_to, ends_at) > clock_timestamp()`;
  if (!active) await stopRenewals(tx, { userId, reference });
}

/** Stops the card renewals of a member whose payment was returned, so that the card is not charged for the next period. */
export async function stopRenewals(tx: Tx, { userId, reference }: { userId: string; reference: string }) {
  const renewals = await tx.autoRenewal.findMany({
    where: { userId, status: { not: "ended" } },
    select: { code: true },
  });
  const jobs = renewals.map(({ code }) =>
    subscriptionJobs.disableAutoRenew.job(`disable-auto-renew/${code}/${reference}`, { code }),
  );
  if (jobs.length > 0) await enqueue(tx, ...jobs);
}
