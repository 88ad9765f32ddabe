import type { Audience, NewsletterLog } from "@/lib/community/desk-contracts";
import { db, type Tx } from "@/lib/platform/db";
import { cutPage, type Page, pageSize, readCursor } from "@/lib/platform/paging";

export type Reader = { email: string; user_id: string | null };

/** Who an issue goes to. Whoever has left the list is on none, also as a collector. */
export function listReaders(audience: Audience, tx: Tx = db): Promise<Reader[]> {
  if (audience === "subscribers")
    return tx.$queryRaw<Reader[]>`
      SELECT n.email, u.id AS user_id FROM newsletter_subscribers n LEFT JOIN users u ON u.email = n.email
      WHERE n.status = 'confirmed' ORDER BY n.email`;
  return tx.$queryRaw<Reader[]>`
    SELECT u.email, u.id AS user_id FROM subscriptions s JOIN users u ON u.id = s.user_id
    WHERE s.ends_at > now() AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL
      AND (${audience} = 'members' OR (CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END) = 'collector')
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers n WHERE n.email = u.email AND n.status = 'unsubscribed')
    ORDER BY u.email`;
}

/** How many there are in each audience, for the desk that writes to them. */
export async function countReaders(): Promise<Record<Audience, number>> {
  const [collectors, members, subscribers] = await Promise.all(
    (["collectors", "members", "subscribers"] as const).map(async (each) => (await listReaders(each)).length),
  );
  return { collectors: collectors ?? 0, members: members ?? 0, subscribers: subscribers ?? 0 };
}

const mostNamed = 500;

type Count = { issue_id: string; status: keyof NewsletterLog["results"]; count: number };

/** The issues that were sent, the newest first, each with what became of its letters. */
export async function listNewsletterLogs({ cursor, limit }: Page) {
  const after = readCursor(cursor, "This page of the log does not exist.");
  const size = Math.min(pageSize(limit), 20);
  const rows = await db.newsletterIssue.findMany({
    where: after ? { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] } : {},
    include: {
      sentBy: { select: { firstName: true, lastName: true } },
      deliveries: { select: { email: true }, orderBy: { email: "asc" }, take: mostNamed },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: size + 1,
  });
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  // A letter that the outbox has given up is no longer on its way, whatever its own row says.
  const counts = await db.$queryRaw<Count[]>`
    SELECT d.issue_id, CASE WHEN d.status = 'pending' AND o.status = 'failed' THEN 'failed' ELSE d.status::text END AS status,
           count(*)::int AS count
    FROM newsletter_deliveries d
    LEFT JOIN outbox_messages o ON o.key = 'newsletter/' || d.issue_id || '/' || d.id
    WHERE d.issue_id = ANY(${shown.map(({ id }) => id)}) GROUP BY 1, 2`;
  const logs = shown.map(({ id, subject, content, audience, status, createdAt, sentBy, deliveries }): NewsletterLog => {
    const results = { sent: 0, pending: 0, failed: 0, skipped: 0 };
    for (const count of counts) if (count.issue_id === id) results[count.status] += count.count;
    const recipients = deliveries.map(({ email }) => email);
    return {
      _id: id,
      subject,
      content,
      audience,
      status,
      createdAt: createdAt.toISOString(),
      recipients,
      results,
      sentBy,
    };
  });
  return { logs, nextCursor, total: await db.newsletterIssue.count() };
}
