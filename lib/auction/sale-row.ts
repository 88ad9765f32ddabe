import type { Actor } from "@/lib/accounts/contracts";
import { closeAuction } from "@/lib/auction/close-auction";
import type { Auction, Terms } from "@/lib/auction/contracts";
import { incrementAt, phaseOf, reserveState } from "@/lib/auction/rules";
import { db } from "@/lib/platform/db";
import { toNaira } from "@/lib/platform/money";
import { Prisma } from "@/prisma/generated/client";

/** Who looks, as far as names depend on it. */
export type Viewer = Pick<Actor, "_id" | "role"> | null;

/** A sale with the moment at which it was read, how many follow it, and the names behind the aliases. */
export type SaleRow = {
  id: string;
  slug: string;
  title: string;
  description: string;
  images: { url: string; alt: string }[];
  status: "draft" | "scheduled" | "closed" | "cancelled";
  startsAt: Date | null;
  endsAt: Date | null;
  announcedEndsAt: Date | null;
  openingKobo: bigint;
  currentBidKobo: bigint;
  incrementKobo: bigint;
  incrementBands: { fromKobo: number; incrementKobo: number }[];
  reserveKobo: bigint | null;
  extensionWindowSeconds: number;
  extensionSeconds: number;
  extensionCap: number;
  extensions: number;
  bidCount: number;
  topBidderId: string | null;
  topAlias: string | null;
  topName: string | null;
  seq: number;
  headHash: string;
  frozenAt: Date | null;
  frozenReason: string | null;
  winnerId: string | null;
  winnerAlias: string | null;
  winnerName: string | null;
  finalBidKobo: bigint | null;
  productId: string | null;
  createdById: string | null;
  version: number;
  watching: number;
  now: Date;
};

async function find(where: Prisma.Sql, order: Prisma.Sql): Promise<SaleRow | null> {
  const [row] = await db.$queryRaw<SaleRow[]>`
    SELECT a.id, a.slug, a.title, a.description, a.images, a.status, a.starts_at AS "startsAt", a.ends_at AS "endsAt",
      a.announced_ends_at AS "announcedEndsAt", a.opening_kobo AS "openingKobo", a.current_bid_kobo AS "currentBidKobo",
      a.increment_kobo AS "incrementKobo", a.increment_bands AS "incrementBands", a.reserve_kobo AS "reserveKobo",
      a.extension_window_seconds AS "extensionWindowSeconds", a.extension_seconds AS "extensionSeconds",
      a.extension_cap AS "extensionCap", a.extensions, a.bid_count AS "bidCount", a.top_bidder_id AS "topBidderId",
      a.top_alias AS "topAlias", t.first_name || ' ' || t.last_name AS "topName", a.seq, a.head_hash AS "headHash",
      a.frozen_at AS "frozenAt", a.frozen_reason AS "frozenReason", a.winner_id AS "winnerId", w.first_name || ' ' || w.last_name AS "winnerName",
      (SELECT b.alias FROM bidder_aliases b WHERE b.auction_id = a.id AND b.user_id = a.winner_id) AS "winnerAlias",
      a.final_bid_kobo AS "finalBidKobo", a.product_id AS "productId", a.created_by_id AS "createdById", a.version,
      (SELECT count(*)::int FROM auction_watches f WHERE f.auction_id = a.id) AS watching,
      date_trunc('milliseconds', clock_timestamp()) AS now
    FROM auctions a LEFT JOIN users t ON t.id = a.top_bidder_id LEFT JOIN users w ON w.id = a.winner_id
    WHERE ${where} ORDER BY ${order} LIMIT 1`;
  return row ?? null;
}

/** The first sale that `where` finds. One whose time is over is closed on the way: whoever looks first does it. */
export async function readSale(where: Prisma.Sql, order = Prisma.sql`a.id`): Promise<SaleRow | null> {
  const row = await find(where, order);
  const isDue = row?.status === "scheduled" && !row.frozenAt && row.endsAt !== null && row.endsAt <= row.now;
  if (!isDue) return row;
  await closeAuction(row.id);
  return find(where, order);
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function incrementsOf({ incrementKobo, incrementBands }: SaleRow) {
  const bands = incrementBands.map((band) => ({
    from: toNaira(band.fromKobo),
    increment: toNaira(band.incrementKobo),
  }));
  return { increment: toNaira(incrementKobo), bands: bands.sort((a, b) => a.from - b.from) };
}

function named(viewer: Viewer, id: string | null, alias: string | null, name: string | null): string | null {
  if (!id || !alias) return null;
  if (viewer?._id === id) return "You";
  return viewer?.role === "Admin" ? `${alias} (${name})` : alias;
}

/** The sale as this person may read it. */
export function toAuction(row: SaleRow, viewer: Viewer): Auction {
  const currentBid = toNaira(row.currentBidKobo);
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    images: row.images,
    status: phaseOf(row, row.now),
    start: iso(row.startsAt),
    end: iso(row.endsAt),
    currentBid,
    minimumBid: currentBid + incrementAt(incrementsOf(row), currentBid),
    topBidder: named(viewer, row.topBidderId, row.topAlias, row.topName),
    bidCount: row.bidCount,
    seq: row.seq,
    serverTime: row.now.toISOString(),
    winner: named(viewer, row.winnerId, row.winnerAlias, row.winnerName),
    finalBid: row.finalBidKobo === null ? null : toNaira(row.finalBidKobo),
    extensions: row.extensions,
  };
}

/** What is printed in the room. The reserve itself stays a secret. */
export function toTerms(row: SaleRow): Terms {
  const reserve = row.reserveKobo === null ? null : toNaira(row.reserveKobo);
  return {
    ...incrementsOf(row),
    openingBid: toNaira(row.openingKobo),
    reserve: reserveState(reserve, toNaira(row.currentBidKobo), row.bidCount),
    extensionWindow: row.extensionWindowSeconds,
    extension: row.extensionSeconds,
    extensionCap: row.extensionCap,
    announcedEnd: iso(row.announcedEndsAt),
    frozenReason: row.frozenReason,
  };
}
