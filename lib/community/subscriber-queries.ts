import type { SubscriberFilter } from "@/lib/community/desk-contracts";
import { db } from "@/lib/platform/db";
import { cutPage, literally, readCursor, walk } from "@/lib/platform/paging";
import type { Prisma } from "@/prisma/generated/client";

const onOnePage = 50;

/** Where an address stands with the letter. One from which letters came back stands there, whatever it was before. */
type SubscriberStanding = "pending" | "confirmed" | "unsubscribed" | "bounced";
export type Subscriber = {
  _id: string;
  email: string;
  standing: SubscriberStanding;
  reason: string | null;
  source: string;
  since: string;
};

/** Addresses that were only written to as members asked for nothing, and are no subscribers until they say or do something. */
const isOne: Prisma.NewsletterSubscriberWhereInput = {
  OR: [{ status: { not: "pending" } }, { source: { not: "issue" } }, { bouncedAt: { not: null } }],
};

const within: Record<SubscriberStanding, Prisma.NewsletterSubscriberWhereInput> = {
  pending: { status: "pending", bouncedAt: null },
  confirmed: { status: "confirmed", bouncedAt: null },
  unsubscribed: { status: "unsubscribed", bouncedAt: null },
  bounced: { bouncedAt: { not: null } },
};

/** How many stand where. */
export async function countSubscribers(): Promise<Record<SubscriberStanding, number>> {
  const count = (standing: SubscriberStanding) =>
    db.newsletterSubscriber.count({ where: { AND: [isOne, within[standing]] } });
  const [pending, confirmed, unsubscribed, bounced] = await Promise.all([
    count("pending"),
    count("confirmed"),
    count("unsubscribed"),
    count("bounced"),
  ]);
  return { pending, confirmed, unsubscribed, bounced };
}

/** The addresses that asked for the letter, left it, or sent it back; the newest first. */
export async function listSubscribers({ cursor, q, standing }: SubscriberFilter) {
  const after = readCursor(cursor, "This page of subscribers does not exist.");
  const { orderBy, beyond } = walk("createdAt", "desc", "asc", after);
  const wanted: Prisma.NewsletterSubscriberWhereInput = {
    AND: [isOne, standing ? within[standing] : {}, q ? { email: { contains: literally(q.toLowerCase()) } } : {}],
  };
  const [rows, total] = await Promise.all([
    db.newsletterSubscriber.findMany({ where: { AND: [wanted, beyond] }, orderBy, take: onOnePage + 1 }),
    db.newsletterSubscriber.count({ where: wanted }),
  ]);
  const { shown, nextCursor } = cutPage(rows, onOnePage, ({ createdAt, id }) => ({ at: createdAt, id }));
  const subscribers = shown.map(
    ({ id, email, status, bouncedAt, bounceReason, source, confirmedAt, unsubscribedAt, createdAt }): Subscriber => ({
      _id: id,
      email,
      standing: bouncedAt ? "bounced" : status,
      reason: bounceReason,
      source,
      since: (bouncedAt ?? (status === "unsubscribed" ? unsubscribedAt : confirmedAt) ?? createdAt).toISOString(),
    }),
  );
  return { subscribers, nextCursor, total };
}
