import type { Audience, NewsletterLog } from "@/lib/community/desk-contracts";
import { db, type Tx } from "@/lib/platform/db";
import { cutPage, type Page, pageSize, readCursor, walk } from "@/lib/platform/paging";
import { Prisma } from "@/prisma/generated/client";

export type Reader = { email: string; user_id: string | null };

/** The plan of an audience that is one; the other two are not told by a plan. */
const planOf = (audience: Audience) => (audience === "collectors" ? "collector" : audience);

/** Who an issue goes to. Whoever has left the list is on none, also as a collector, and neither is an address from which letters came back. */
function readersOf(audience: Audience): Prisma.Sql {
  if (audience === "subscribers")
    return Prisma.sql`
      SELECT n.email, u.id AS user_id FROM newsletter_subscribers n LEFT JOIN users u ON u.email = n.email
      WHERE n.status = 'confirmed' AND n.bounced_at IS NULL`;
  return Prisma.sql`
    SELECT u.email, u.id AS user_id FROM subscriptions s JOIN users u ON u.id = s.user_id
    WHERE s.ends_at > now() AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL
      AND (${audience} = 'members' OR (CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END)::text = ${planOf(audience)})
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers n
                      WHERE n.email = u.email AND (n.status = 'unsubscribed' OR n.bounced_at IS NOT NULL))`;
}

/** Everybody an issue goes to, each once. */
export const listReaders = (audience: Audience, tx: Tx = db): Promise<Reader[]> =>
  tx.$queryRaw<Reader[]>`SELECT email, user_id FROM (${readersOf(audience)}) readers ORDER BY email`;

/** How many there are in each audience, for the desk that writes to them. */
export async function countReaders(): Promise<Record<Audience, number>> {
  const [row] = await db.$queryRaw<[Record<Audience, number>]>`
    SELECT (SELECT count(*)::int FROM (${readersOf("collectors")}) c) AS collectors,
           (SELECT count(*)::int FROM (${readersOf("yearly")}) y) AS yearly,
           (SELECT count(*)::int FROM (${readersOf("monthly")}) o) AS monthly,
           (SELECT count(*)::int FROM (${readersOf("patron")}) p) AS patron,
           (SELECT count(*)::int FROM (${readersOf("members")}) m) AS members,
           (SELECT count(*)::int FROM (${readersOf("subscribers")}) s) AS subscribers`;
  return row;
}

const mostNamed = 100;

type Count = { issue_id: string; status: keyof NewsletterLog["results"]; count: number };

/** The issues that were sent, the newest first, each with what became of its letters. */
export async function listNewsletterLogs({ cursor, limit }: Page) {
  const after = readCursor(cursor, "This page of the log does not exist.");
  const size = Math.min(pageSize(limit), 20);
  const { orderBy, beyond } = walk("createdAt", "desc", "asc", after);
  const rows = await db.newsletterIssue.findMany({
    where: beyond,
    include: { sentBy: { select: { firstName: true, lastName: true } } },
    orderBy,
    take: size + 1,
  });
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  const ids = shown.map(({ id }) => id);
  // A letter that the outbox has given up is no longer on its way, whatever its own row says. Only those on their way are looked up.
  const [counts, named] = await Promise.all([
    db.$queryRaw<Count[]>`
      SELECT d.issue_id, CASE WHEN d.bounced_at IS NOT NULL THEN 'bounced' WHEN d.status = 'pending' AND EXISTS (
               SELECT 1 FROM outbox_messages o WHERE o.key = 'newsletter/' || d.issue_id || '/' || d.id AND o.status = 'failed'
             ) THEN 'failed' ELSE d.status::text END AS status, count(*)::int AS count
      FROM newsletter_deliveries d WHERE d.issue_id = ANY(${ids}) GROUP BY 1, 2`,
    db.$queryRaw<{ issue_id: string; emails: string[] }[]>`
      SELECT i.id AS issue_id, ARRAY(
        SELECT d.email FROM newsletter_deliveries d WHERE d.issue_id = i.id ORDER BY d.email LIMIT ${mostNamed}) AS emails
      FROM unnest(${ids}::text[]) AS i(id)`,
  ]);
  const logs = shown.map(({ id, subject, content, audience, status, createdAt, sentBy }): NewsletterLog => {
    const results = { sent: 0, pending: 0, failed: 0, skipped: 0, bounced: 0 };
    for (const count of counts) if (count.issue_id === id) results[count.status] += count.count;
    const recipients = named.find(({ issue_id }) => issue_id === id)?.emails ?? [];
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
