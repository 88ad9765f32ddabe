import {
  type EditedSegment,
  MAX_SEGMENTS,
  type SegmentFilter,
  type SegmentLine,
  segmentFilter,
} from "@/lib/auth/segments/contracts";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

const { sql } = Prisma;

const planNow = sql`CASE WHEN p.next_plan_at <= now() THEN p.next_plan ELSE p.plan END`;
const subscribed = sql`EXISTS (SELECT 1 FROM newsletter_subscribers n WHERE n.email = u.email AND n.status = 'confirmed' AND n.bounced_at IS NULL)`;
const commented = sql`EXISTS (SELECT 1 FROM comments c WHERE c.user_id = u.id AND c.deleted_at IS NULL)`;

/** A paused plan has not ended. */
const planEnd = sql`COALESCE(p.resumes_to, p.ends_at)`;

function planCondition(plan: NonNullable<SegmentFilter["plan"]>): Prisma.Sql {
  const active = sql`EXISTS (SELECT 1 FROM subscriptions p WHERE p.user_id = u.id AND ${planEnd} > now())`;
  if (plan === "active") return active;
  if (plan === "none") return sql`NOT ${active}`;
  if (plan === "ended")
    return sql`EXISTS (SELECT 1 FROM subscriptions p WHERE p.user_id = u.id AND ${planEnd} <= now())`;
  return sql`EXISTS (SELECT 1 FROM subscriptions p WHERE p.user_id = u.id AND ${planEnd} > now() AND ${planNow} = ${plan}::"PlanKey")`;
}

/**
 * SQL: whether the user `u` is in a segment. Accounts that are deleted, and guests, are in none. For every query over `users u`, such as
 * the recipients of a newsletter.
 */
export function segmentCondition(filter: SegmentFilter): Prisma.Sql {
  const { plan, town, country, product, paid, from, to, comments, newsletter } = filter;
  const parts = [
    sql`u.deleted_at IS NULL AND NOT u.is_guest`,
    ...(plan ? [planCondition(plan)] : []),
    ...(town ? [sql`lower(u.shipping_address->>'city') = lower(${town})`] : []),
    ...(country ? [sql`lower(u.shipping_address->>'country') = lower(${country})`] : []),
    ...(product
      ? [
          sql`EXISTS (SELECT 1 FROM orders o JOIN order_items i ON i.order_id = o.id WHERE o.user_id = u.id
                AND o.payment_status = 'paid' AND i.product_id = ${product} AND i.refunded_quantity < i.quantity)`,
        ]
      : []),
    ...(paid
      ? [
          sql`(SELECT COALESCE(sum(h.amount_kobo - h.refunded_kobo), 0) FROM charges h WHERE h.user_id = u.id AND h.status = 'success')
              >= ${BigInt(paid) * 100n}`,
        ]
      : []),
    ...(from ? [sql`u.created_at >= ${from}::date::timestamp AT TIME ZONE 'Africa/Lagos'`] : []),
    ...(to ? [sql`u.created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Africa/Lagos'`] : []),
    ...(comments ? [comments === "yes" ? commented : sql`NOT ${commented}`] : []),
    ...(newsletter ? [newsletter === "yes" ? subscribed : sql`NOT ${subscribed}`] : []),
  ];
  return Prisma.join(parts, " AND ");
}

/** How many people meet all of the conditions. */
export async function countPeople(filter: SegmentFilter): Promise<number> {
  const [row] = await db.$queryRaw<[{ people: number }]>`
    SELECT count(*)::int AS people FROM users u WHERE ${segmentCondition(filter)}`;
  return row.people;
}

/** The conditions of a segment; throws `not_found` for an unknown one. */
export async function readSegmentFilter(id: string): Promise<SegmentFilter> {
  const row = await db.segment.findUnique({ where: { id }, select: { filter: true } });
  return row ? segmentFilter.parse(row.filter) : throwAppError("not_found", "There is no such segment.");
}

/** A segment for its form; null for an unknown one. */
export async function findSegment(id: string): Promise<EditedSegment | null> {
  const row = await db.segment.findUnique({ where: { id } });
  return row && { _id: id, name: row.name, filter: segmentFilter.parse(row.filter), version: row.version };
}

/** The names of all segments, for a filter. */
export async function listSegmentNames(): Promise<{ _id: string; name: string }[]> {
  const rows = await db.segment.findMany({
    select: { id: true, name: true },
    orderBy: { name: "asc" },
    take: MAX_SEGMENTS,
  });
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

/** All segments with their counts, by name. */
export async function listSegments(): Promise<SegmentLine[]> {
  const rows = await db.segment.findMany({ orderBy: { name: "asc" }, take: MAX_SEGMENTS });
  const segments = rows.map(({ id, name, filter }) => ({ id, name, filter: segmentFilter.parse(filter) }));
  const products = await db.product.findMany({
    where: { id: { in: segments.flatMap(({ filter }) => filter.product ?? []) } },
    select: { id: true, name: true },
  });
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const lines: SegmentLine[] = [];
  // Sequential, because parallel counts would use up the connection pool.
  for (const { id, name, filter } of segments) {
    const productName = filter.product ? (names.get(filter.product) ?? filter.product) : null;
    lines.push({ _id: id, name, filter, productName, people: await countPeople(filter) });
  }
  return lines;
}
