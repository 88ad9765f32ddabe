import { isMutedSql } from "@/lib/comments/mute-sql";
import { publishedSql } from "@/lib/comments/published-sql";
import { db } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import type { DigestContent } from "@/lib/digest/contracts";
import { Prisma } from "@/prisma/generated/client";

/** What is listed of each kind. */
const LISTED = 5;

/** Whether the user wants the monthly email. */
export async function wantsDigest(userId: string): Promise<boolean> {
  const rows = await preparedQuery(Prisma.sql`SELECT 1 FROM digest_subscriptions WHERE user_id = ${userId}`);
  return rows.length > 0;
}

const monthStart = (month: string) => Prisma.sql`(${`${month}-01`}::date)::timestamp AT TIME ZONE 'Africa/Lagos'`;
/** Whether a time is in the month, by the clock of Lagos. */
const inMonth = (column: Prisma.Sql, month: string) =>
  Prisma.sql`${column} >= ${monthStart(month)} AND ${column} < (${`${month}-01`}::date + interval '1 month') AT TIME ZONE 'Africa/Lagos'`;

/** When a work could first be seen: when it was added, or when its exhibition opened after that. */
const workSince = Prisma.sql`GREATEST(a.created_at, x.opens_at)`;

type Counted<T> = T & { total: number };

/** The rows of a list with the count of all, which each row has. */
function toList<T extends object>(rows: readonly Counted<T>[]): { total: number; items: T[] } {
  return { total: rows[0]?.total ?? 0, items: [...rows] };
}

/** What the month brought for the member, and what comes in the next five weeks. */
export async function getDigest({ userId, month }: { userId: string; month: string }): Promise<DigestContent> {
  const [works, drops, upcoming, events, [replies]] = await Promise.all([
    db.$queryRaw<Counted<DigestContent["works"]["items"][number]>[]>`
      SELECT a.title, x.title AS exhibition, x.slug, (count(*) OVER ())::int AS total
      FROM artworks a JOIN exhibitions x ON x.id = a.exhibition_id LEFT JOIN leaders l ON l.id = a.leader_id
      WHERE a.image_url IS NOT NULL AND l.is_draft IS NOT TRUE AND x.deleted_at IS NULL AND NOT x.is_draft AND x.status <> 'announced'
        AND ${inMonth(workSince, month)}
      ORDER BY ${workSince} DESC, a.id LIMIT ${LISTED}`,
    db.$queryRaw<Counted<DigestContent["drops"]["items"][number]>[]>`
      SELECT p.name, p.slug, COALESCE(p.sale_price_kobo, p.price_kobo)::float8 AS "priceKobo",
        (SELECT jsonb_build_object('url', i.url, 'alt', i.alt) FROM product_images i WHERE i.product_id = p.id
          ORDER BY i.position, i.id LIMIT 1) AS image, (count(*) OVER ())::int AS total
      FROM products p
      WHERE p.deleted_at IS NULL AND p.in_stock AND shop_phase(p.opens_at, p.closes_at, clock_timestamp()) = 'live'
        AND ${inMonth(Prisma.sql`GREATEST(p.created_at, p.opens_at)`, month)}
      ORDER BY GREATEST(p.created_at, p.opens_at) DESC, p.id LIMIT ${LISTED}`,
    db.$queryRaw<DigestContent["upcoming"]>`
      SELECT p.name, p.slug, p.opens_at AS "opensAt" FROM products p
      WHERE p.deleted_at IS NULL AND p.in_stock AND p.opens_at > clock_timestamp() AND p.opens_at < clock_timestamp() + interval '35 days'
      ORDER BY p.opens_at, p.id LIMIT ${LISTED}`,
    db.$queryRaw<DigestContent["events"]>`
      SELECT e.id, e.title, e.starts_at AS "startsAt", e.place FROM events e
      WHERE e.deleted_at IS NULL AND e.cancelled_at IS NULL AND NOT e.is_hidden
        AND e.starts_at > clock_timestamp() AND e.starts_at < clock_timestamp() + interval '35 days'
      ORDER BY e.starts_at, e.id LIMIT ${LISTED}`,
    db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM comments c JOIN comments own ON own.id = c.parent_id
      WHERE own.user_id = ${userId} AND own.deleted_at IS NULL AND c.user_id <> own.user_id AND ${publishedSql}
        AND NOT ${isMutedSql(Prisma.sql`own.user_id`, Prisma.sql`c.user_id`)}
        AND ${inMonth(Prisma.sql`c.created_at`, month)}`,
  ]);
  return { works: toList(works), drops: toList(drops), upcoming, events, replies: replies?.count ?? 0 };
}
