import { cutPage, escapeLike, keysetQuery, type Page, pageSize, readCursor } from "@/lib/core/pagination";
import { db, type Tx } from "@/lib/db/client";
import type { Audience, ExportSubscribersQuery, NewsletterLog, SubscriberFilter } from "@/lib/newsletter/contracts";
import { type NewsletterSubscriber, Prisma } from "@/prisma/generated/client";

export type Recipient = { email: string; user_id: string | null };

/** The plan of an audience. `members` and `subscribers` are not plans and match none. */
const audiencePlan = (audience: Audience) => (audience === "collectors" ? "collector" : audience);

/** Selects the recipients of an audience. Unsubscribed and bounced addresses are in none, not even as members. */
function recipientsQuery(audience: Audience): Prisma.Sql {
  if (audience === "subscribers")
    return Prisma.sql`
      SELECT n.email, u.id AS user_id FROM newsletter_subscribers n LEFT JOIN users u ON u.email = n.email
      WHERE n.status = 'confirmed' AND n.bounced_at IS NULL`;
  return Prisma.sql`
    SELECT u.email, u.id AS user_id FROM subscriptions s JOIN users u ON u.id = s.user_id
    WHERE s.ends_at > now() AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL
      AND (${audience} = 'members' OR (CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END)::text = ${audiencePlan(audience)})
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers n
                      WHERE n.email = u.email AND (n.status = 'unsubscribed' OR n.bounced_at IS NOT NULL))`;
}

/** The recipients of an audience, each once. */
export const listRecipients = (audience: Audience, tx: Tx = db): Promise<Recipient[]> =>
  tx.$queryRaw<Recipient[]>`SELECT email, user_id FROM (${recipientsQuery(audience)}) readers ORDER BY email`;

/** The number of recipients of each audience. */
export async function countRecipients(): Promise<Record<Audience, number>> {
  const [row] = await db.$queryRaw<[Record<Audience, number>]>`
    SELECT (SELECT count(*)::int FROM (${recipientsQuery("collectors")}) c) AS collectors,
           (SELECT count(*)::int FROM (${recipientsQuery("yearly")}) y) AS yearly,
           (SELECT count(*)::int FROM (${recipientsQuery("monthly")}) o) AS monthly,
           (SELECT count(*)::int FROM (${recipientsQuery("patron")}) p) AS patron,
           (SELECT count(*)::int FROM (${recipientsQuery("members")}) m) AS members,
           (SELECT count(*)::int FROM (${recipientsQuery("subscribers")}) s) AS subscribers`;
  return row;
}

const MAX_NAMED_RECIPIENTS = 100;

type DeliveryCount = { issue_id: string; status: keyof NewsletterLog["results"]; count: number };

/** The sent issues, newest first, with delivery counts. */
export async function listNewsletterLogs({ cursor, limit }: Page) {
  const after = readCursor(cursor, "This page of the log does not exist.");
  const size = Math.min(pageSize(limit), 20);
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "asc", after);
  const rows = await db.newsletterIssue.findMany({
    where: beyond,
    include: { sentBy: { select: { firstName: true, lastName: true } } },
    orderBy,
    take: size + 1,
  });
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  const ids = shown.map(({ id }) => id);
  // A delivery row stays pending when its outbox job has failed for good, so the job's status decides.
  const [counts, named] = await Promise.all([
    db.$queryRaw<DeliveryCount[]>`
      SELECT d.issue_id, CASE WHEN d.bounced_at IS NOT NULL THEN 'bounced' WHEN d.status = 'pending' AND EXISTS (
               SELECT 1 FROM outbox_messages o WHERE o.key = 'newsletter/' || d.issue_id || '/' || d.id AND o.status = 'failed'
             ) THEN 'failed' ELSE d.status::text END AS status, count(*)::int AS count
      FROM newsletter_deliveries d WHERE d.issue_id = ANY(${ids}) GROUP BY 1, 2`,
    db.$queryRaw<{ issue_id: string; emails: string[] }[]>`
      SELECT i.id AS issue_id, ARRAY(
        SELECT d.email FROM newsletter_deliveries d WHERE d.issue_id = i.id ORDER BY d.email LIMIT ${MAX_NAMED_RECIPIENTS}) AS emails
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

const SUBSCRIBERS_PAGE_SIZE = 50;

/** The status of a subscriber; a bounce overrides every other status. */
type SubscriberStatus = "pending" | "confirmed" | "unsubscribed" | "bounced";

export type Subscriber = {
  _id: string;
  email: string;
  status: SubscriberStatus;
  reason: string | null;
  source: string;
  since: string;
};

/** Rows with source `issue` exist only for the unsubscribe token of a member, and are no subscribers until the member confirms. */
const isSubscriber: Prisma.NewsletterSubscriberWhereInput = {
  OR: [{ status: { not: "pending" } }, { source: { not: "issue" } }, { bouncedAt: { not: null } }],
};

const statusFilters: Record<SubscriberStatus, Prisma.NewsletterSubscriberWhereInput> = {
  pending: { status: "pending", bouncedAt: null },
  confirmed: { status: "confirmed", bouncedAt: null },
  unsubscribed: { status: "unsubscribed", bouncedAt: null },
  bounced: { bouncedAt: { not: null } },
};

/** The number of subscribers by status. */
export async function countSubscribers(): Promise<Record<SubscriberStatus, number>> {
  const count = (status: SubscriberStatus) =>
    db.newsletterSubscriber.count({ where: { AND: [isSubscriber, statusFilters[status]] } });
  const [pending, confirmed, unsubscribed, bounced] = await Promise.all([
    count("pending"),
    count("confirmed"),
    count("unsubscribed"),
    count("bounced"),
  ]);
  return { pending, confirmed, unsubscribed, bounced };
}

const subscribersWhere = ({ q, standing }: ExportSubscribersQuery): Prisma.NewsletterSubscriberWhereInput => ({
  AND: [
    isSubscriber,
    standing ? statusFilters[standing] : {},
    q ? { email: { contains: escapeLike(q.toLowerCase()) } } : {},
  ],
});

const toSubscriber = ({
  id,
  email,
  status,
  bouncedAt,
  bounceReason,
  source,
  confirmedAt,
  unsubscribedAt,
  createdAt,
}: NewsletterSubscriber): Subscriber => ({
  _id: id,
  email,
  status: bouncedAt ? "bounced" : status,
  reason: bounceReason,
  source,
  since: (bouncedAt ?? (status === "unsubscribed" ? unsubscribedAt : confirmedAt) ?? createdAt).toISOString(),
});

/** One page of subscribers, newest first. */
export async function listSubscribers({ cursor, ...filter }: SubscriberFilter) {
  const after = readCursor(cursor, "This page of subscribers does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "asc", after);
  const where = subscribersWhere(filter);
  const [rows, total] = await Promise.all([
    db.newsletterSubscriber.findMany({ where: { AND: [where, beyond] }, orderBy, take: SUBSCRIBERS_PAGE_SIZE + 1 }),
    db.newsletterSubscriber.count({ where }),
  ]);
  const { shown, nextCursor } = cutPage(rows, SUBSCRIBERS_PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { subscribers: shown.map(toSubscriber), nextCursor, total };
}

/** The subscribers that the filter leaves, newest first, up to `limit`. */
export async function selectSubscribers(filter: ExportSubscribersQuery, limit: number): Promise<Subscriber[]> {
  const { orderBy } = keysetQuery("createdAt", "desc", "asc", null);
  const rows = await db.newsletterSubscriber.findMany({ where: subscribersWhere(filter), orderBy, take: limit });
  return rows.map(toSubscriber);
}
