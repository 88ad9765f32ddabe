import { pagesShowing } from "@/lib/core/urls/pages-showing";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import type { SettlementHandler } from "@/lib/payments/settle-charge";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import type { Charge } from "@/prisma/generated/client";

/**
 * Extends the subscription for a paid charge. Runs in the transaction that settles the charge, so that a payment counts once.
 */
async function extendSubscription(tx: Tx, charge: Charge): Promise<() => Promise<void>> {
  await tx.$executeRaw`UPDATE subscription_intents SET settled_at = now(), open_key = NULL WHERE id = ${charge.subjectId}`;
  const intent = await tx.subscriptionIntent.findUniqueOrThrow({
    where: { id: charge.subjectId },
    include: { plan: true },
  });
  const earlier = await tx.subscriptionEntry.count({ where: { userId: intent.userId } });
  await recordLedgerEntry(tx, {
    userId: intent.userId,
    reference: charge.reference,
    kind: intent.kind === "transfer" ? "transfer" : earlier > 0 ? "renewal" : "grant",
    planKey: intent.planKey,
    effectiveAt: charge.paidAt ?? charge.createdAt,
    months: intent.plan.months,
    amountKobo: charge.amountKobo,
  });
  const { userId } = intent;
  const { reference } = charge;
  await enqueue(tx, subscriptionJobs.paid.job(`subscription-paid/${reference}`, { userId, reference }));
  if (intent.kind !== "transfer") {
    await enqueue(tx, subscriptionJobs.findRenewals.job(`find-renewals/${reference}`, { userId }));
  }
  return () => revalidatePages(pagesShowing.profiles);
}

/** The account was deleted: the plan does not start, and the card that Paystack would charge again is found and disabled. */
async function closeIntentOfDeletedAccount(tx: Tx, { subjectId, reference }: Charge): Promise<void> {
  const intent = await tx.subscriptionIntent.update({
    where: { id: subjectId },
    data: { settledAt: await databaseNow(tx), openKey: null },
  });
  if (intent.kind === "transfer") return;
  await enqueue(tx, subscriptionJobs.findRenewals.job(`find-renewals/${reference}`, { userId: intent.userId }));
}

/** Settles charges with the purpose `membership`. */
export const subscriptionSettlement: SettlementHandler = {
  paid: extendSubscription,
  // Nothing was reserved, so there is nothing to release.
  failed: async () => undefined,
  deleted: closeIntentOfDeletedAccount,
};
