import { type SegmentFilter, segmentFilter } from "@/lib/auth/segments/contracts";
import { throwAppError } from "@/lib/core/errors";
import { db, type Tx } from "@/lib/db/client";
import type { Segment } from "@/lib/newsletter/issue-contracts";
import { everyone, segmentSql, subscribersIn, townKey } from "@/lib/newsletter/segment-sql";
import { Prisma } from "@/prisma/generated/client";

const SEGMENT_DELETED = "The segment of this newsletter was deleted. Choose who gets it.";

export type Recipient = { email: string; user_id: string | null };

/** The conditions of a saved segment as they are now; until the end of the transaction it cannot be deleted. Throws for a deleted one. */
export async function lockSavedSegment(id: string, tx: Tx): Promise<SegmentFilter> {
  const [row] = await tx.$queryRaw<{ filter: unknown }[]>`SELECT filter FROM segments WHERE id = ${id} FOR SHARE`;
  return row
    ? segmentFilter.parse(row.filter)
    : throwAppError("invalid_input", SEGMENT_DELETED, { fields: { audienceValue: SEGMENT_DELETED } });
}

/** The SQL of the recipients; both it and the conditions of a saved segment are as of now. */
const recipientsSql = async ({ audience, audienceValue }: Segment, tx: Tx): Promise<Prisma.Sql> =>
  audience === "segment"
    ? subscribersIn(await lockSavedSegment(audienceValue, tx))
    : segmentSql({ audience, audienceValue });

/** The recipients of a segment, each once. */
export async function listRecipients(segment: Segment, tx: Tx = db): Promise<Recipient[]> {
  const readers = await recipientsSql(segment, tx);
  return tx.$queryRaw<Recipient[]>`SELECT email, user_id FROM (${readers}) AS readers ORDER BY email`;
}

/** How many people an issue for this segment would go to now. */
export async function countRecipients(segment: Segment): Promise<number> {
  const readers = await recipientsSql(segment, db);
  const [row] = await db.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count FROM (${readers}) AS readers`;
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
