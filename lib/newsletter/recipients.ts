import { db, type Tx } from "@/lib/db/client";
import type { Segment } from "@/lib/newsletter/issue-contracts";
import { everyone, segmentSql, townKey } from "@/lib/newsletter/segment-sql";
import { Prisma } from "@/prisma/generated/client";

export type Recipient = { email: string; user_id: string | null };

/** The recipients of a segment, each once. */
export const listRecipients = (segment: Segment, tx: Tx = db): Promise<Recipient[]> =>
  tx.$queryRaw<Recipient[]>`SELECT email, user_id FROM (${segmentSql(segment)}) AS readers ORDER BY email`;

/** How many people an issue for this segment would go to now. */
export async function countRecipients(segment: Segment): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM (${segmentSql(segment)}) AS readers`;
  return row.count;
}

export type Town = { name: string; count: number };
const MAX_TOWNS = 200;

/** The towns in the addresses of subscribers and members, those with the most people first. */
export const listTowns = (): Promise<Town[]> => {
  const city = Prisma.sql`u.shipping_address->>'city'`;
  return db.$queryRaw<Town[]>`
    SELECT min(btrim(${city})) AS name, count(*)::int AS count
    FROM (${everyone}) AS e JOIN users u ON u.id = e.user_id WHERE btrim(${city}) <> ''
    GROUP BY ${townKey(city)} ORDER BY count DESC, name LIMIT ${MAX_TOWNS}`;
};
