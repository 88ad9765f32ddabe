import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { NewsletterBody } from "@/lib/newsletter/contracts";
import { enqueueDeliveries } from "@/lib/newsletter/deliver-issue";

type SendNewsletter = { actor: Actor; body: NewsletterBody; key: string | null };
type StartedIssue = { issueId: string; recipients: number };

/**
 * Starts an issue of the API, whose text is Markdown: one delivery and one job for each recipient. A repeated request, or without a
 * key the same content on the same day, returns the existing issue.
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
    const recipients = await enqueueDeliveries(tx, { issueId, segment: { audience, audienceValue: "" } });
    const detail = { subject, audience, recipients };
    await recordAudit(tx, { actorId: actor._id, action: "newsletter.send", subject: issueId, detail });
    return { issueId, recipients };
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
