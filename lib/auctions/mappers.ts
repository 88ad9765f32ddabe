import * as z from "zod/mini";
import type { AuctionFields } from "@/lib/auctions/admin-contracts";
import { closeAuction } from "@/lib/auctions/close-auction";
import type { Auction, Terms } from "@/lib/auctions/contracts";
import { getAuctionPhase, incrementAt, reserveState } from "@/lib/auctions/rules";
import { describeTerms } from "@/lib/auctions/terms-text";
import type { Actor } from "@/lib/auth/contracts";
import { can } from "@/lib/auth/staff-roles";
import { throwAppError } from "@/lib/core/errors";
import { toKobo, toNaira } from "@/lib/core/money";
import { isUniqueViolation, type Tx, violatesIndex } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import { Prisma } from "@/prisma/generated/client";

const toBigKobo = (naira: number) => BigInt(toKobo(naira));

/** The columns of the given fields; the others are undefined. Throws if the bands are not ascending. */
export function toAuctionColumns(given: Partial<AuctionFields>) {
  const bands = given.bands?.map(({ from, increment }) => ({
    fromKobo: toKobo(from),
    incrementKobo: toKobo(increment),
  }));
  if (bands?.some(({ fromKobo }, i) => i > 0 && fromKobo <= (bands[i - 1]?.fromKobo ?? 0)))
    throwAppError("invalid_input", "The bands must be in ascending order.", {
      fields: { bands: "Each band must start above the previous one" },
    });
  return {
    title: given.title,
    slug: given.slug,
    description: given.description,
    images: given.images,
    // Terms can change only before the first bid, so the current price is the opening bid.
    ...(given.openingBid !== undefined && {
      openingKobo: toBigKobo(given.openingBid),
      currentBidKobo: toBigKobo(given.openingBid),
    }),
    incrementKobo: given.increment === undefined ? undefined : toBigKobo(given.increment),
    incrementBands: bands,
    reserveKobo: given.reserve === undefined || given.reserve === null ? given.reserve : toBigKobo(given.reserve),
    extensionWindowSeconds: given.extensionWindow,
    extensionSeconds: given.extension,
    extensionCap: given.extensionCap,
    productId: given.productId,
    shippingKobo: given.shipping === undefined ? undefined : toBigKobo(given.shipping),
    ...(given.estimate !== undefined && {
      estimateLowKobo: given.estimate && toBigKobo(given.estimate.low),
      estimateHighKobo: given.estimate && toBigKobo(given.estimate.high),
    }),
    conditionReport: given.conditionReport,
    medium: given.medium,
    dimensions: given.dimensions,
    accession: given.accession,
  } satisfies Prisma.AuctionUncheckedUpdateInput;
}

/** Whether the error is a duplicate auction slug. */
export function isSlugTaken(error: unknown): boolean {
  return violatesIndex(error, "auctions_slug_key") || isUniqueViolation(error);
}

/** Throws if the lot's drop does not exist. */
export async function requireLot(tx: Tx, productId: string | null | undefined): Promise<void> {
  if (!productId) return;
  const count = await tx.product.count({ where: { id: productId, deletedAt: null } });
  if (count === 0)
    throwAppError("invalid_input", "This drop does not exist.", { fields: { productId: "This drop does not exist" } });
}

/** The reader: decides which names are visible. */
export type Viewer = Pick<Actor, "_id" | "role" | "staffRole"> | null;

/** The steps of a sale as they are stored. */
export const incrementBands = z.array(z.object({ fromKobo: z.number(), incrementKobo: z.number() }));

/** An auction row with the database time, the number of watchers, and the names behind the aliases. */
export type AuctionRow = {
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
  incrementBands: z.infer<typeof incrementBands>;
  reserveKobo: bigint | null;
  extensionWindowSeconds: number;
  extensionSeconds: number;
  extensionCap: number;
  extensions: number;
  bidCount: number;
  round: number;
  topBidderId: string | null;
  topAlias: string | null;
  topName: string | null;
  seq: number;
  headHash: string;
  frozenAt: Date | null;
  frozenReason: string | null;
  message: string;
  estimateLowKobo: bigint | null;
  estimateHighKobo: bigint | null;
  winnerId: string | null;
  winnerAlias: string | null;
  winnerName: string | null;
  finalBidKobo: bigint | null;
  productId: string | null;
  createdById: string | null;
  version: number;
  shippingKobo: bigint;
  conditionReport: string;
  medium: string;
  dimensions: string;
  accession: string;
  publishedTerms: string;
  termsVersion: number;
  watching: number;
  now: Date;
};

async function findAuctionRow(where: Prisma.Sql, order: Prisma.Sql): Promise<AuctionRow | null> {
  const [row] = await preparedQuery<AuctionRow>(Prisma.sql`
    SELECT a.id, a.slug, a.title, a.description, a.images, a.status, a.starts_at AS "startsAt", a.ends_at AS "endsAt",
      a.announced_ends_at AS "announcedEndsAt", a.opening_kobo AS "openingKobo", a.current_bid_kobo AS "currentBidKobo",
      a.increment_kobo AS "incrementKobo", a.increment_bands AS "incrementBands", a.reserve_kobo AS "reserveKobo",
      a.extension_window_seconds AS "extensionWindowSeconds", a.extension_seconds AS "extensionSeconds",
      a.extension_cap AS "extensionCap", a.extensions, a.bid_count AS "bidCount", a.round, a.top_bidder_id AS "topBidderId",
      a.top_alias AS "topAlias", t.first_name || ' ' || t.last_name AS "topName", a.seq, a.head_hash AS "headHash",
      a.frozen_at AS "frozenAt", a.frozen_reason AS "frozenReason", a.message,
      a.estimate_low_kobo AS "estimateLowKobo", a.estimate_high_kobo AS "estimateHighKobo", a.winner_id AS "winnerId", w.first_name || ' ' || w.last_name AS "winnerName",
      (SELECT b.alias FROM bidder_aliases b WHERE b.auction_id = a.id AND b.user_id = a.winner_id) AS "winnerAlias",
      a.final_bid_kobo AS "finalBidKobo", a.product_id AS "productId", a.created_by_id AS "createdById", a.version,
      a.shipping_kobo AS "shippingKobo", a.condition_report AS "conditionReport", a.medium, a.dimensions, a.accession, a.published_terms AS "publishedTerms",
      a.terms_version AS "termsVersion",
      (SELECT count(*)::int FROM auction_watches f WHERE f.auction_id = a.id) AS watching,
      date_trunc('milliseconds', clock_timestamp()) AS now
    FROM auctions a LEFT JOIN users t ON t.id = a.top_bidder_id LEFT JOIN users w ON w.id = a.winner_id
    WHERE ${where} ORDER BY ${order} LIMIT 1`);
  return row ?? null;
}

/** The first matching auction. Closes it first if its end has passed. */
export async function readAuction(where: Prisma.Sql, order = Prisma.sql`a.id`): Promise<AuctionRow | null> {
  const row = await findAuctionRow(where, order);
  const isDue = row?.status === "scheduled" && !row.frozenAt && row.endsAt !== null && row.endsAt <= row.now;
  if (!isDue) return row;
  await closeAuction(row.id);
  return findAuctionRow(where, order);
}

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

type IncrementColumns = Pick<AuctionRow, "incrementKobo" | "incrementBands">;

function toIncrements({ incrementKobo, incrementBands }: IncrementColumns) {
  const bands = incrementBands.map((band) => ({
    from: toNaira(band.fromKobo),
    increment: toNaira(band.incrementKobo),
  }));
  return { increment: toNaira(incrementKobo), bands: bands.sort((a, b) => a.from - b.from) };
}

/** The least that the next bid has to be, in naira. */
export function minimumBidOf(row: IncrementColumns & Pick<AuctionRow, "currentBidKobo">): number {
  const currentBid = toNaira(row.currentBidKobo);
  return currentBid + incrementAt(toIncrements(row), currentBid);
}

function visibleName(viewer: Viewer, id: string | null, alias: string | null, name: string | null): string | null {
  if (!id || !alias) return null;
  if (viewer?._id === id) return "You";
  return can(viewer, "auctions") ? `${alias} (${name})` : alias;
}

/** Maps a row to the public contract for this reader. */
export function toAuction(row: AuctionRow, viewer: Viewer): Auction {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    images: row.images,
    status: getAuctionPhase(row, row.now),
    start: toIso(row.startsAt),
    end: toIso(row.endsAt),
    currentBid: toNaira(row.currentBidKobo),
    minimumBid: minimumBidOf(row),
    topBidder: visibleName(viewer, row.topBidderId, row.topAlias, row.topName),
    bidCount: row.bidCount,
    round: row.round,
    seq: row.seq,
    serverTime: row.now.toISOString(),
    winner: visibleName(viewer, row.winnerId, row.winnerAlias, row.winnerName),
    finalBid: row.finalBidKobo === null ? null : toNaira(row.finalBidKobo),
    extensions: row.extensions,
  };
}

/** The amounts and durations of the terms, and their text. */
function toTermValues(row: TermColumns) {
  const values = {
    ...toIncrements(row),
    openingBid: toNaira(row.openingKobo),
    extensionWindow: row.extensionWindowSeconds,
    extension: row.extensionSeconds,
    extensionCap: row.extensionCap,
    shipping: toNaira(row.shippingKobo),
  };
  return { values, lines: describeTerms(values, row.reserveKobo !== null) };
}

type TermColumns = IncrementColumns &
  Pick<
    AuctionRow,
    "openingKobo" | "extensionWindowSeconds" | "extensionSeconds" | "extensionCap" | "shippingKobo" | "reserveKobo"
  >;

/** The text of the terms to publish, a line each. */
export const termsText = (row: TermColumns): string => toTermValues(row).lines.join("\n");

/** The public terms. The amount of the reserve is secret. A draft's text is what would be published now. */
export function toTerms(row: AuctionRow): Terms {
  const reserve = row.reserveKobo === null ? null : toNaira(row.reserveKobo);
  const { values, lines } = toTermValues(row);
  return {
    ...values,
    reserve: reserveState(reserve, toNaira(row.currentBidKobo), row.bidCount),
    announcedEnd: toIso(row.announcedEndsAt),
    frozenAt: toIso(row.frozenAt),
    frozenReason: row.frozenReason,
    message: row.message,
    estimate:
      row.estimateLowKobo === null || row.estimateHighKobo === null
        ? null
        : { low: toNaira(row.estimateLowKobo), high: toNaira(row.estimateHighKobo) },
    conditionReport: row.conditionReport,
    medium: row.medium,
    dimensions: row.dimensions,
    accession: row.accession,
    lines: row.publishedTerms ? row.publishedTerms.split("\n") : lines,
    version: Math.max(1, row.termsVersion),
  };
}
