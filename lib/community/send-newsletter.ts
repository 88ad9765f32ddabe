import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { NewsletterBody } from "@/lib/community/desk-contracts";
import { listReaders, type Reader } from "@/lib/community/newsletter-queries";
import { newsletterEffect } from "@/lib/community/newsletter-topics";
import { databaseNow, second } from "@/lib/platform/clock";
import { type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { linkToken, newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import { sha256 } from "@/lib/platform/secrets";

type SendNewsletter = { actor: Actor; body: NewsletterBody; key: string | null };
type Begun = { issueId: string; recipients: number };

/** Fifty letters leave at once, the next fifty ten seconds later: a password mail never waits behind an issue. */
const together = 50;
const apart = 10 * second;

/**
 * Begins to send an issue: one letter for each reader, each with an effect of its own. The same request a second time, or the same
 * words on one day without a key, is the same issue.
 */
export async function sendNewsletter({ actor, body, key }: SendNewsletter): Promise<Begun> {
  const { subject, content, audience } = body;
  const words = sha256(JSON.stringify([subject, content, audience]));
  return transaction(async (tx) => {
    const now = await databaseNow(tx);
    const requestKey = `${actor._id}/${key ? sha256(key) : `${now.toISOString().slice(0, 10)}/${words}`}`;
    const issueId = newId("nws");
    // Of two at once the second waits here for the first, and then finds its row.
    const made = await tx.$executeRaw`
      INSERT INTO newsletter_issues (id, subject, content, audience, status, sent_by_id, request_key, started_at)
      VALUES (${issueId}, ${subject}, ${content}, ${audience}, 'sending', ${actor._id}, ${requestKey}, clock_timestamp())
      ON CONFLICT (request_key) DO NOTHING`;
    if (made === 0) return readBegun(tx, requestKey, words);
    const readers = await listReaders(audience, tx);
    if (readers.length === 0) return refuse("conflict", "There is nobody to send it to.");
    await enrol(tx, readers);
    const deliveries = readers.map(({ email, user_id }) => ({ id: newId("dlv"), issueId, email, userId: user_id }));
    await tx.newsletterDelivery.createMany({ data: deliveries });
    await enqueue(
      tx,
      ...deliveries.map(({ id }, place) =>
        newsletterEffect(issueId, id, new Date(now.getTime() + Math.floor(place / together) * apart)),
      ),
    );
    const detail = { subject, audience, recipients: deliveries.length };
    await recordAudit(tx, { actorId: actor._id, action: "newsletter.send", subject: issueId, detail });
    return { issueId, recipients: deliveries.length };
  });
}

async function readBegun(tx: Tx, requestKey: string, words: string): Promise<Begun> {
  const { id, subject, content, audience } = await tx.newsletterIssue.findUniqueOrThrow({ where: { requestKey } });
  if (sha256(JSON.stringify([subject, content, audience])) !== words)
    return refuse("key_reused", "This request was used for another issue.");
  return { issueId: id, recipients: await tx.newsletterDelivery.count({ where: { issueId: id } }) };
}

/** Everybody who is written to can leave, so everybody has a row with the secret of their way out. It makes nobody a subscriber. */
async function enrol(tx: Tx, readers: readonly Reader[]): Promise<void> {
  await tx.newsletterSubscriber.createMany({
    data: readers.map(({ email }) => ({ id: newId("sbs"), email, unsubscribeToken: linkToken(), source: "issue" })),
    skipDuplicates: true,
  });
}
