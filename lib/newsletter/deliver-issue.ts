import { second } from "@/lib/core/clock";
import { throwAppError } from "@/lib/core/errors";
import { linkToken, newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import type { Segment } from "@/lib/newsletter/issue-contracts";
import { newsletterJobs } from "@/lib/newsletter/jobs";
import { listRecipients, type Recipient } from "@/lib/newsletter/recipients";

/** Deliveries leave in batches, so that a password email never waits behind an issue. */
const BATCH_SIZE = 50;
const BATCH_DELAY = 10 * second;

/**
 * Writes one delivery and one job for each recipient, in the transaction that has begun the issue. Returns their number. Throws
 * `conflict` for a segment without recipients, and for another number than the admin has confirmed.
 */
export async function enqueueDeliveries(
  tx: Tx,
  { issueId, segment, confirmed }: { issueId: string; segment: Segment; confirmed?: number },
): Promise<number> {
  const recipients = await listRecipients(segment, tx);
  if (recipients.length === 0) return throwAppError("conflict", "This audience has no recipients.");
  if (confirmed !== undefined && confirmed !== recipients.length)
    return throwAppError(
      "conflict",
      `The number of recipients is now ${recipients.length}, not ${confirmed}. Check it and send again.`,
      { facts: { recipients: recipients.length } },
    );
  await ensureSubscriberRows(tx, recipients);
  const deliveries = recipients.map(({ email, user_id }) => ({ id: newId("dlv"), issueId, email, userId: user_id }));
  await tx.newsletterDelivery.createMany({ data: deliveries });
  const now = await databaseNow(tx);
  await enqueue(
    tx,
    ...deliveries.map(({ id }, index) => {
      const notBefore = new Date(now.getTime() + Math.floor(index / BATCH_SIZE) * BATCH_DELAY);
      return newsletterJobs.issue.job(`newsletter/${issueId}/${id}`, { deliveryId: id }, notBefore);
    }),
  );
  return deliveries.length;
}

/** Creates the rows that hold the unsubscribe tokens. They do not make a member a subscriber. */
async function ensureSubscriberRows(tx: Tx, recipients: readonly Recipient[]): Promise<void> {
  await tx.newsletterSubscriber.createMany({
    data: recipients.map(({ email }) => ({ id: newId("sbs"), email, unsubscribeToken: linkToken(), source: "issue" })),
    skipDuplicates: true,
  });
}
