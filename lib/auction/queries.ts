import type { Actor } from "@/lib/accounts/contracts";
import type { Auction, Bid, LiteState, Room } from "@/lib/auction/contracts";
import { readStanding } from "@/lib/auction/read-standing";
import { readSale, type SaleRow, toAuction, toTerms, type Viewer } from "@/lib/auction/sale-row";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { toNaira } from "@/lib/platform/money";
import { Prisma } from "@/prisma/generated/client";

type Looked = { slugOrId: string; viewer: Viewer };

const bidsAtOnce = 200;
const recentBids = 50;
const linesAtOnce = 1_000;

/** The row of a sale that this person may see. */
export async function requireSale({ slugOrId, viewer }: Looked): Promise<SaleRow> {
  const row = await readSale(Prisma.sql`a.id = ${slugOrId} OR a.slug = ${slugOrId}`);
  // A draft is nobody's business but an admin's.
  if (!row || (row.status === "draft" && viewer?.role !== "Admin"))
    return refuse("not_found", "There is no such sale.");
  return row;
}

/** One sale by its slug or id. */
export async function requireAuction(looked: Looked): Promise<Auction> {
  return toAuction(await requireSale(looked), looked.viewer);
}

/** Everything that the room of one sale shows, and to a bidder their own standing. */
export async function requireRoom({ slugOrId, viewer }: { slugOrId: string; viewer: Actor | null }): Promise<Room> {
  return roomOf(await requireSale({ slugOrId, viewer }), viewer);
}

/** The same as everybody sees it, for a page; null where there is no such sale. */
export async function findRoom(slugOrId: string): Promise<Room | null> {
  const row = await readSale(Prisma.sql`a.id = ${slugOrId} OR a.slug = ${slugOrId}`);
  return row && row.status !== "draft" ? roomOf(row, null) : null;
}

async function roomOf(row: SaleRow, viewer: Actor | null): Promise<Room> {
  const [bids, you] = await Promise.all([readBids(row, viewer), viewer && readStanding(row, viewer)]);
  return { auction: toAuction(row, viewer), terms: toTerms(row), bids, watching: row.watching, you };
}

type Current = Partial<Omit<Room, "auction">> & {
  which: "running" | "next" | "last" | "none";
  auction: Auction | null;
  next: { slug: string; title: string; start: string; countdown: number } | null;
};

/** What the live room shows: the sale that runs, else the next, else the last; and which one comes after it. */
export async function getCurrentSale(viewer: Actor | null): Promise<Current> {
  const [row, coming] = await Promise.all([
    readSale(
      Prisma.sql`a.status IN ('scheduled', 'closed')`,
      Prisma.sql`CASE WHEN a.status = 'closed' THEN 2 WHEN a.starts_at > now() THEN 1 ELSE 0 END,
        CASE WHEN a.status = 'closed' THEN -EXTRACT(EPOCH FROM a.closed_at) ELSE EXTRACT(EPOCH FROM a.starts_at) END`,
    ),
    nextSale(),
  ]);
  if (!row) return { which: "none", auction: null, next: null };
  const which = row.status === "closed" ? "last" : row.now < (row.startsAt ?? row.now) ? "next" : "running";
  return { which, ...(await roomOf(row, viewer)), next: coming };
}

/** The sale that opens next, and in how many seconds. */
export async function nextSale(): Promise<Current["next"]> {
  const row = await readSale(Prisma.sql`a.status = 'scheduled' AND a.starts_at > now()`, Prisma.sql`a.starts_at, a.id`);
  if (!row?.startsAt) return null;
  const countdown = Math.max(0, Math.ceil((row.startsAt.getTime() - row.now.getTime()) / 1_000));
  return { slug: row.slug, title: row.title, start: row.startsAt.toISOString(), countdown };
}

/** The sales that everyone may see: those to come first, then the past ones, the latest first. */
export async function listAuctions(viewer: Viewer = null): Promise<Auction[]> {
  const rows = await db.auction.findMany({
    where: { status: { in: ["scheduled", "closed"] } },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    take: 100,
    select: { id: true },
  });
  const sales = await Promise.all(rows.map(({ id }) => readSale(Prisma.sql`a.id = ${id}`)));
  return sales.flatMap((row) => (row ? [toAuction(row, viewer)] : []));
}

type BidRow = {
  seq: number;
  userId: string;
  alias: string;
  amountKobo: bigint;
  placedAt: Date;
  hash: string;
  name: string;
};

async function readBids(row: SaleRow, viewer: Viewer, after?: number, most = recentBids): Promise<Bid[]> {
  const rows = await db.$queryRaw<BidRow[]>`
    SELECT * FROM (
      SELECT b.seq, b.user_id AS "userId", b.alias, b.amount_kobo AS "amountKobo", b.placed_at AS "placedAt", l.hash,
             u.first_name || ' ' || u.last_name AS name
      FROM bids b JOIN auction_ledger l ON l.auction_id = b.auction_id AND l.seq = b.seq JOIN users u ON u.id = b.user_id
      WHERE b.auction_id = ${row.id} AND b.voided_at IS NULL AND b.seq > ${after ?? 0}
      ORDER BY ${after === undefined ? Prisma.sql`b.seq DESC` : Prisma.sql`b.seq`} LIMIT ${most}) found ORDER BY seq`;
  return rows.map(({ seq, userId, alias, amountKobo, placedAt, hash, name }) => ({
    seq,
    bidder: nameFor(viewer, { id: userId, alias, name }),
    amount: toNaira(amountKobo),
    timestamp: placedAt.toISOString(),
    hash,
  }));
}

function nameFor(viewer: Viewer, bidder: { id: string; alias: string; name: string }): string {
  if (viewer?._id === bidder.id) return "You";
  return viewer?.role === "Admin" ? `${bidder.alias} (${bidder.name})` : bidder.alias;
}

/** The bids after a line, in rising order; the last fifty without one. */
export async function listBids({ after, ...looked }: Looked & { after?: number }) {
  const row = await requireSale(looked);
  const most = after === undefined ? recentBids : bidsAtOnce;
  const bids = await readBids(row, looked.viewer, after, most);
  const more = after !== undefined && bids.length === most;
  return { bids, seq: row.seq, serverTime: row.now.toISOString(), more };
}

/** The public record after a line, from the first without one, and the viewer's own alias in it. */
export async function listLedger({ after = 0, ...looked }: Looked & { after?: number }) {
  const { id, seq, headHash } = await requireSale(looked);
  const [rows, own] = await Promise.all([
    db.ledgerEntry.findMany({
      where: { auctionId: id, seq: { gt: after, lte: seq } },
      orderBy: { seq: "asc" },
      take: linesAtOnce,
    }),
    looked.viewer &&
      db.bidderAlias.findUnique({ where: { auctionId_userId: { auctionId: id, userId: looked.viewer._id } } }),
  ]);
  const lines = rows.map(({ serverTime, amountKobo, auctionId: _, ...line }) => ({
    ...line,
    serverTime: serverTime.toISOString(),
    amount: amountKobo === null ? null : toNaira(amountKobo),
  }));
  return { auctionId: id, lines, headHash, seq, yourAlias: own?.alias ?? null, more: rows.length === linesAtOnce };
}

/** The lite room: less than 2 kB, whatever the sale has grown to. */
export async function getLiteState(looked: Looked): Promise<LiteState> {
  const row = await requireSale(looked);
  return { ...toAuction(row, looked.viewer), bids: await readBids(row, looked.viewer, undefined, 5) };
}

/** The lite room's page: the state, and to a signed-in person their standing; null where there is no such sale. */
export async function findLite(slug: string, viewer: Actor | null) {
  const row = await readSale(Prisma.sql`a.slug = ${slug}`);
  if (!row || row.status === "draft") return null;
  const [bids, you] = await Promise.all([readBids(row, viewer, undefined, 5), viewer && readStanding(row, viewer)]);
  return { title: row.title, watching: row.watching, state: { ...toAuction(row, viewer), bids }, you };
}
