import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";

/** Takes back the time that a payment gave, once, and the reward that a member got for it. Does nothing for a payment that gave none. */
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
}
