import { db } from "@/lib/platform/db";
import { Prisma } from "@/prisma/generated/client";

/** A refund is done within ten working days; after three weeks somebody has to ask. */
const refundDays = 21;

/** Of `refunds r`: it was given back to us, or is nowhere to be seen. */
export const refundIsLate = Prisma.sql`(r.status = 'failed' OR (r.status <> 'processed' AND r.created_at < now() - make_interval(days => ${refundDays})))`;

/** The refunds that did not arrive: those that somebody has to look after, and those that are on their way. */
export async function countRefunds(): Promise<{ late: number; onTheWay: number }> {
  const [counts] = await db.$queryRaw<{ late: number; onTheWay: number }[]>`
    SELECT (count(*) FILTER (WHERE ${refundIsLate}))::int AS late, (count(*) FILTER (WHERE NOT ${refundIsLate}))::int AS "onTheWay"
    FROM refunds r WHERE r.status <> 'processed'`;
  return counts ?? { late: 0, onTheWay: 0 };
}
