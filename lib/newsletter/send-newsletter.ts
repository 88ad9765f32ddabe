import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { second } from "@/lib/core/clock";
import { throwAppError } from "@/lib/core/errors";
import { linkToken, newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { listRecipients, type Recipient } from "@/lib/newsletter/admin-queries";
import type { NewsletterBody } from "@/lib/newsletter/contracts";
import { newsletterJobs } from "@/lib/newsletter/jobs";

type SendNewsletter = { actor: Actor; body: NewsletterBody; key: string | null };
type StartedIssue = { issueId: string; recipients: number };

/** Deliveries leave in batches, so that a password email never waits behind an issue. */
const BATCH_SIZE = 50;
const BATCH_DELAY = 10 * second;

/**
 * Starts an issue: one delivery and one job for each recipient. A repeated request, or without a key the same content on the same
 * day, returns the existing issue.
 */
export async function sendNewsletter({ actor, body, key }: SendNewsletter): Promise<StartedIssue> {
  const { subject, content, audience } = body;
  const contentHash = sha256(JSON.stringify([subject, content, audience]));
  return transaction(async (tx) => {
    const now = await databaseNow(tx);
    const requestKey = `${actor._id}/${key ? sha256(key) : `${now.toISOString().slice(0, 10)}/${contentHash}`}`;
    const issueId = newId("nws");
    // A concurrent second request waits here for the first and then finds its row.
    const inserted = await tx.$executeRaw`
      INSERT INTO newsletter_issues (id, subject, content, audience, status, sent_by_id, idempotency_key, started_at)
      VALUES (${issueId}, ${subject}, ${content}, ${audience}, 'sending', ${actor._id}, ${requestKey}, clock_timestamp())
      ON CONFLICT (idempotency_key) DO NOTHING`;
    if (inserted === 0) return findStartedIssue(tx, requestKey, contentHash);
    const recipients = await listRecipients(audience, tx);
    if (recipients.length === 0) return throwAppError("conflict", "This audience has no recipients.");
    await ensureSubscriberRows(tx, recipients);
    const deliveries = recipients.map(({ email, user_id }) => ({ id: newId("dlv"), issueId, email, userId: user_id }));
    await tx.newsletterDelivery.createMany({ data: deliveries });
    await enqueue(
      tx,
      ...deliveries.map(({ id }, index) => {
        const notBefore = new Date(now.getTime() + Math.floor(index / BATCH_SIZE) * BATCH_DELAY);
        return newsletterJobs.issue.job(`newsletter/${issueId}/${id}`, { deliveryId: id }, notBefore);
      }),
    );
    const detail = { subject, audience, recipients: deliveries.length };
    await recordAudit(tx, { actorId: actor._id, action: "newsletter.send", subject: issueId, detail });
    return { issueId, recipients: deliveries.length };
  });
}

async function findStartedIssue(tx: Tx, requestKey: string, contentHash: string): Promise<StartedIssue> {
  const { id, subject, content, audience } = await tx.newsletterIssue.findUniqueOrThrow({
    where: { idempotencyKey: requestKey },
  });
  if (sha256(JSON.stringify([subject, content, audience])) !== contentHash)
    return throwAppError("key_reused", "This request was used for another issue.");
  return { issueId: id, recipients: await tx.newsletterDelivery.count({ where: { issueId: id } }) };
}

/** Creates the rows that hold the unsubscribe tokens. They do not make a member a subscriber. */
async function ensureSubscriberRows(tx: Tx, recipients: readonly Recipient[]): Promise<void> {
  await tx.newsletterSubscriber.createMany({
    data: recipients.map(({ email }) => ({ id: newId("sbs"), email, unsubscribeToken: linkToken(), source: "issue" })),
    skipDuplicates: true,
  });
}
