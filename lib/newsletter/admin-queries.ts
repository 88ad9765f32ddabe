import { cutPage, escapeLike, keysetQuery, type Page, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { ExportSubscribersQuery, NewsletterLog, SubscriberFilter } from "@/lib/newsletter/contracts";
import { countDeliveries, emptyCounts } from "@/lib/newsletter/issue-queries";
import type { NewsletterSubscriber, Prisma } from "@/prisma/generated/client";

const MAX_NAMED_RECIPIENTS = 100;

/** A draft has no time at which sending began. */
const begun = { startedAt: { not: null } };

/** The sent issues, newest first, with delivery counts. */
export async function listNewsletterLogs({ cursor, limit }: Page) {
  const after = readCursor(cursor, "This page of the log does not exist.");
  const size = Math.min(pageSize(limit), 20);
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "asc", after);
  const rows = await db.newsletterIssue.findMany({
    where: { AND: [begun, beyond] },
    include: { sentBy: { select: { firstName: true, lastName: true } } },
    orderBy,
    take: size + 1,
  });
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  const ids = shown.map(({ id }) => id);
  const [counts, named] = await Promise.all([
    countDeliveries(ids),
    db.$queryRaw<{ issue_id: string; emails: string[] }[]>`
      SELECT i.id AS issue_id, ARRAY(
        SELECT d.email FROM newsletter_deliveries d WHERE d.issue_id = i.id ORDER BY d.email LIMIT ${MAX_NAMED_RECIPIENTS}) AS emails
      FROM unnest(${ids}::text[]) AS i(id)`,
  ]);
  const logs = shown.map(({ id, subject, content, audience, status, createdAt, sentBy }): NewsletterLog => {
    const { recipients: _, ...results } = counts.get(id) ?? emptyCounts;
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
  return { logs, nextCursor, total: await db.newsletterIssue.count({ where: begun }) };
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
