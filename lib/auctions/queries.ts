import type { Auction, AuctionDetail, Bid, BidderStatus, LiteState } from "@/lib/auctions/contracts";
import { type AuctionRow, readAuction, toAuction, toTerms, type Viewer } from "@/lib/auctions/mappers";
import type { Actor } from "@/lib/auth/contracts";
import { can } from "@/lib/auth/staff-roles";
import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import { Prisma } from "@/prisma/generated/client";

type AuctionLookup = { slugOrId: string; viewer: Viewer };

const BIDS_PER_PAGE = 200;

const RECENT_BIDS = 50;

const LEDGER_LINES_PER_PAGE = 1_000;

/** Whether only admins may see it: a draft, and one that was cancelled before it was ever scheduled. */
const isUnpublished = ({ status, announcedEndsAt }: AuctionRow) =>
  status === "draft" || (status === "cancelled" && announcedEndsAt === null);

/** The row of an auction that this reader may see. */
export async function requireAuctionRow({ slugOrId, viewer }: AuctionLookup): Promise<AuctionRow> {
  const row = await readAuction(Prisma.sql`a.id = ${slugOrId} OR a.slug = ${slugOrId}`);
  if (!row || (isUnpublished(row) && !can(viewer, "auctions"))) return throwAppError("not_found", "Auction not found.");
  return row;
}

/** One auction by slug or id. */
export async function requireAuction(lookup: AuctionLookup): Promise<Auction> {
  return toAuction(await requireAuctionRow(lookup), lookup.viewer);
}

/** The auction page's data with the reader's own status. */
export async function requireAuctionDetail({
  slugOrId,
  viewer,
}: {
  slugOrId: string;
  viewer: Actor | null;
}): Promise<AuctionDetail> {
  return toAuctionDetail(await requireAuctionRow({ slugOrId, viewer }), viewer);
}

/** The public data of the auction page; null if there is none. */
export async function getAuctionDetail(slugOrId: string): Promise<AuctionDetail | null> {
  const row = await readAuction(Prisma.sql`a.id = ${slugOrId} OR a.slug = ${slugOrId}`);
  return row && !isUnpublished(row) ? toAuctionDetail(row, null) : null;
}

async function toAuctionDetail(row: AuctionRow, viewer: Actor | null): Promise<AuctionDetail> {
  const [bids, you] = await Promise.all([readBids(row, viewer), viewer && getBidderStatus(row, viewer)]);
  return { auction: toAuction(row, viewer), terms: toTerms(row), bids, watching: row.watching, you };
}

type CurrentAuction = Partial<Omit<AuctionDetail, "auction">> & {
  which: "running" | "next" | "last" | "none";
  auction: Auction | null;
  next: { slug: string; title: string; start: string; countdown: number } | null;
};

/** The running auction, else the next, else the last; and the one that starts after it. */
export async function getCurrentAuction(viewer: Actor | null): Promise<CurrentAuction> {
  const [row, next] = await Promise.all([
    readAuction(
      Prisma.sql`a.status IN ('scheduled', 'closed')`,
      Prisma.sql`CASE WHEN a.status = 'closed' THEN 2 WHEN a.starts_at > now() THEN 1 ELSE 0 END,
        CASE WHEN a.status = 'closed' THEN -EXTRACT(EPOCH FROM a.closed_at) ELSE EXTRACT(EPOCH FROM a.starts_at) END`,
    ),
    getNextAuction(),
  ]);
  if (!row) return { which: "none", auction: null, next: null };
  const which = row.status === "closed" ? "last" : row.now < (row.startsAt ?? row.now) ? "next" : "running";
  return { which, ...(await toAuctionDetail(row, viewer)), next };
}

/** The auction that opens next, with the countdown in seconds. */
export async function getNextAuction(): Promise<CurrentAuction["next"]> {
  const row = await readAuction(
    Prisma.sql`a.status = 'scheduled' AND a.starts_at > now()`,
    Prisma.sql`a.starts_at, a.id`,
  );
  if (!row?.startsAt) return null;
  const countdown = Math.max(0, Math.ceil((row.startsAt.getTime() - row.now.getTime()) / 1_000));
  return { slug: row.slug, title: row.title, start: row.startsAt.toISOString(), countdown };
}

/** The public auctions, latest start first. */
export async function listAuctions(viewer: Viewer = null): Promise<Auction[]> {
  const rows = await db.auction.findMany({
    where: { status: { in: ["scheduled", "closed"] } },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    take: 100,
    select: { id: true },
  });
  const rowsWithPhase = await Promise.all(rows.map(({ id }) => readAuction(Prisma.sql`a.id = ${id}`)));
  return rowsWithPhase.flatMap((row) => (row ? [toAuction(row, viewer)] : []));
}

type BidRow = {
  seq: number;
  userId: string;
  alias: string;
  amountKobo: bigint;
  placedAt: Date;
  isProxy: boolean;
  hash: string;
  name: string;
};

async function readBids(row: AuctionRow, viewer: Viewer, after?: number, limit = RECENT_BIDS): Promise<Bid[]> {
  const rows = await preparedQuery<BidRow>(Prisma.sql`
    SELECT * FROM (
      SELECT b.seq, b.user_id AS "userId", b.alias, b.amount_kobo AS "amountKobo", b.placed_at AS "placedAt", b.is_proxy AS "isProxy", l.hash,
             u.first_name || ' ' || u.last_name AS name
      FROM bids b JOIN auction_ledger l ON l.auction_id = b.auction_id AND l.seq = b.seq JOIN users u ON u.id = b.user_id
      WHERE b.auction_id = ${row.id} AND b.voided_at IS NULL AND b.seq > ${after ?? 0}
      ORDER BY ${after === undefined ? Prisma.sql`b.seq DESC` : Prisma.sql`b.seq`} LIMIT ${limit}) found ORDER BY seq`);
  return rows.map(({ seq, userId, alias, amountKobo, placedAt, isProxy, hash, name }) => ({
    seq,
    bidder: bidderName(viewer, { id: userId, alias, name }),
    amount: toNaira(amountKobo),
    timestamp: placedAt.toISOString(),
    hash,
    ...(isProxy && { automatic: true }),
  }));
}

function bidderName(viewer: Viewer, bidder: { id: string; alias: string; name: string }): string {
  if (viewer?._id === bidder.id) return "You";
  return can(viewer, "auctions") ? `${bidder.alias} (${bidder.name})` : bidder.alias;
}

/** The bids after an entry in ascending order; the last fifty without `after`. */
export async function listBids({ after, ...lookup }: AuctionLookup & { after?: number }) {
  const row = await requireAuctionRow(lookup);
  const limit = after === undefined ? RECENT_BIDS : BIDS_PER_PAGE;
  const bids = await readBids(row, lookup.viewer, after, limit);
  const more = after !== undefined && bids.length === limit;
  return { bids, seq: row.seq, serverTime: row.now.toISOString(), more };
}

/** The ledger entries after an entry, and the reader's own alias. */
export async function listLedger({ after = 0, ...lookup }: AuctionLookup & { after?: number }) {
  const { id, seq, headHash } = await requireAuctionRow(lookup);
  const [rows, own] = await Promise.all([
    db.ledgerEntry.findMany({
      where: { auctionId: id, seq: { gt: after, lte: seq } },
      orderBy: { seq: "asc" },
      take: LEDGER_LINES_PER_PAGE,
    }),
    lookup.viewer &&
      db.bidderAlias.findUnique({ where: { auctionId_userId: { auctionId: id, userId: lookup.viewer._id } } }),
  ]);
  const lines = rows.map(({ serverTime, amountKobo, auctionId: _, ...line }) => ({
    ...line,
    serverTime: serverTime.toISOString(),
    amount: amountKobo === null ? null : toNaira(amountKobo),
  }));
  return {
    auctionId: id,
    lines,
    headHash,
    seq,
    yourAlias: own?.alias ?? null,
    more: rows.length === LEDGER_LINES_PER_PAGE,
  };
}

/** The state of the lite page, always less than 2 kB. */
export async function getLiteState(lookup: AuctionLookup): Promise<LiteState> {
  const row = await requireAuctionRow(lookup);
  return { ...toAuction(row, lookup.viewer), bids: await readBids(row, lookup.viewer, undefined, 5) };
}

/** The lite page's data with the reader's own status; null if there is no such auction. */
export async function getLiteAuction(slug: string, viewer: Actor | null) {
  const row = await readAuction(Prisma.sql`a.slug = ${slug}`);
  if (!row || isUnpublished(row)) return null;
  const [bids, you] = await Promise.all([readBids(row, viewer, undefined, 5), viewer && getBidderStatus(row, viewer)]);
  return {
    title: row.title,
    watching: row.watching,
    terms: toTerms(row),
    state: { ...toAuction(row, viewer), bids },
    you,
  };
}

type BidderStatusRow = {
  alias: string | null;
  maximumKobo: bigint | null;
  banned: boolean;
  isManager: boolean;
  watches: boolean;
  reminders: boolean | null;
  kind: "winner" | "second_chance" | null;
  offerStatus: "open" | "paid" | "lapsed" | "declined" | "withdrawn";
  amountKobo: bigint;
  shippingKobo: bigint;
  unpaidWins: number;
  acceptedTerms: number | null;
  hasBid: boolean;
  expiresAt: Date;
  orderNumber: string | null;
};

/** The reader's private status in the auction. */
export async function getBidderStatus(row: AuctionRow, viewer: Actor): Promise<BidderStatus> {
  const [status] = await preparedQuery<BidderStatusRow>(Prisma.sql`
    SELECT b.alias, m.maximum_kobo AS "maximumKobo", w.user_id IS NOT NULL AS watches, w.wants_reminders AS reminders,
      EXISTS (SELECT 1 FROM bids b WHERE b.auction_id = ${row.id} AND b.user_id = p.id AND b.voided_at IS NULL) AS "hasBid",
      EXISTS (SELECT 1 FROM bidder_bans r WHERE r.user_id = p.id AND r.lifted_at IS NULL) AS banned,
      EXISTS (SELECT 1 FROM audit_log l WHERE l.subject = ${row.id} AND l.actor_id = p.id) AS "isManager",
      (SELECT count(*)::int FROM auction_offers u WHERE u.user_id = p.id AND u.kind = 'winner' AND u.status = 'lapsed'
        AND u.settled_at > COALESCE((SELECT max(r.lifted_at) FROM bidder_bans r WHERE r.user_id = p.id), '-infinity')) AS "unpaidWins",
      (SELECT max(t.terms_version) FROM auction_terms_acceptances t WHERE t.auction_id = ${row.id} AND t.user_id = p.id) AS "acceptedTerms",
      o.kind, o.status AS "offerStatus", o.amount_kobo AS "amountKobo", o.shipping_kobo AS "shippingKobo", o.expires_at AS "expiresAt", r.number AS "orderNumber"
    FROM (SELECT ${viewer._id}::text AS id) p
    LEFT JOIN bidder_aliases b ON b.auction_id = ${row.id} AND b.user_id = p.id
    LEFT JOIN maximum_bids m ON m.auction_id = ${row.id} AND m.user_id = p.id AND m.maximum_kobo > ${row.currentBidKobo}
    LEFT JOIN auction_watches w ON w.auction_id = ${row.id} AND w.user_id = p.id
    LEFT JOIN LATERAL (SELECT * FROM auction_offers f WHERE f.auction_id = ${row.id} AND f.user_id = p.id
                       ORDER BY f.created_at DESC LIMIT 1) o ON true
    LEFT JOIN orders r ON r.id = o.order_id`);
  if (!status) throw new Error("The status of a bidder was not read.");
  const managesAuction = row.createdById === viewer._id || (viewer.role === "Admin" && status.isManager);
  const mayBid = viewer.isVIP || viewer.role === "Admin";
  return {
    alias: status.alias,
    leads: row.topBidderId === viewer._id,
    hasBid: status.hasBid,
    maximum: status.maximumKobo === null ? null : toNaira(status.maximumKobo),
    banned: managesAuction ? "runs-sale" : !mayBid ? "vip" : status.banned ? "unpaid" : null,
    unpaidWins: status.unpaidWins,
    acceptedTerms: status.acceptedTerms,
    watches: status.watches,
    reminders: status.reminders ?? false,
    offer: status.kind && {
      kind: status.kind,
      status: status.offerStatus,
      amount: toNaira(status.amountKobo),
      shipping: toNaira(status.shippingKobo),
      payBy: status.expiresAt.toISOString(),
      orderNumber: status.orderNumber,
    },
  };
}
