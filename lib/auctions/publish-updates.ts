import { setTimeout as sleep } from "node:timers/promises";
import type { LedgerLine } from "@/lib/auctions/contracts";
import type { AuctionEvents } from "@/lib/auctions/event-contracts";
import { toAuction, toTerms } from "@/lib/auctions/mappers";
import { getNextAuction, listBids, requireAuctionRow } from "@/lib/auctions/queries";
import { afterResponse } from "@/lib/core/background";
import { log } from "@/lib/core/log";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePagesForBids } from "@/lib/db/revalidate-pages";
import { publish } from "@/lib/realtime/realtime";

/** Ten times a second for each auction, two messages each time. The first bid after a quiet moment is published at once. */
const THROTTLE_MS = 100;
/** Keeps a message below the size limit of the provider. */
const MAX_HISTORY_BIDS = 20;

// The auctions being published by this process; true when there are newer changes. This only saves queries: the table
// `auction_publications` throttles all instances, and the scheduled job publishes what was missed.
const publishing = new Map<string, boolean>();

/** Publishes the changes of an auction after the commit, in the background, and has its pages rendered again. */
export function publishUpdates(auctionId: string): void {
  // A run of this process looks again before it ends, so a bid during it needs no task of its own.
  if (publishing.has(auctionId)) publishing.set(auctionId, true);
  else afterResponse(() => publishPending(auctionId));
}

async function publishPending(auctionId: string): Promise<void> {
  if (publishing.has(auctionId)) {
    publishing.set(auctionId, true);
    return;
  }
  try {
    do {
      publishing.set(auctionId, false);
      let waitMs = await publishOnce(auctionId);
      while (waitMs !== null) {
        await sleep(waitMs);
        waitMs = await publishOnce(auctionId);
      }
    } while (publishing.get(auctionId));
  } finally {
    publishing.delete(auctionId);
  }
}

type PublishClaim = { seq: number; before: number };

/** Null when all is published; otherwise the milliseconds until the next message may be sent. */
async function publishOnce(auctionId: string): Promise<number | null> {
  const [claim] = await db.$queryRaw<PublishClaim[]>`
    WITH before AS (SELECT seq FROM auction_publications WHERE auction_id = ${auctionId})
    INSERT INTO auction_publications AS n (auction_id, seq, published_at)
      -- A draft that is cancelled was never public.
      SELECT id, seq, clock_timestamp() FROM auctions WHERE id = ${auctionId} AND announced_ends_at IS NOT NULL
    ON CONFLICT (auction_id) DO UPDATE SET seq = EXCLUDED.seq, published_at = EXCLUDED.published_at
      WHERE n.seq < EXCLUDED.seq AND n.published_at < EXCLUDED.published_at - make_interval(secs => ${THROTTLE_MS / 1_000}::float8)
    RETURNING seq, COALESCE((SELECT seq FROM before), 0) AS before`;
  if (!claim) return msUntilNext(auctionId);
  // Beside the messages, which neither wait for it nor fail with it.
  const revalidated = revalidatePagesForBids(pagesShowing.bids).catch((err: unknown) =>
    log().error({ err, auctionId }, "the pages of a bid could not be revalidated"),
  );
  try {
    await publishEvents(auctionId, claim);
  } catch (err) {
    // Clients also poll, so a lost event is harmless. The scheduled job retries.
    log().warn({ err, auctionId, seq: claim.seq }, "auction updates were not published");
    await db.$executeRaw`
      UPDATE auction_publications SET seq = ${claim.before} WHERE auction_id = ${auctionId} AND seq = ${claim.seq}`;
  }
  await revalidated;
  return null;
}

async function msUntilNext(auctionId: string): Promise<number | null> {
  const [row] = await db.$queryRaw<{ ms: number }[]>`
    SELECT GREATEST(1, ${THROTTLE_MS} - EXTRACT(EPOCH FROM clock_timestamp() - n.published_at) * 1000)::float8 AS ms
    FROM auctions a JOIN auction_publications n ON n.auction_id = a.id WHERE a.id = ${auctionId} AND n.seq < a.seq`;
  return row?.ms ?? null;
}

/** Every action of an admin is one of them: the message has the whole state of the sale. */
const timeChangeKinds: LedgerLine["kind"][] = [
  "extension",
  "extend",
  "freeze",
  "unfreeze",
  "cancel",
  "void",
  "message",
  "end",
];
const bidChangeKinds: LedgerLine["kind"][] = ["bid", "void", "reset"];

async function publishEvents(auctionId: string, { before }: PublishClaim): Promise<void> {
  const lookup = { slugOrId: auctionId, viewer: null };
  const [{ auction, times }, kinds] = await Promise.all([readTimes(auctionId), listKindsAfter(auctionId, before)]);
  const { seq, serverTime, start, end } = auction;
  const hint = { seq, serverTime };
  const publishEvent = <Name extends keyof AuctionEvents>(name: Name, data: AuctionEvents[Name]) =>
    publish(`auction-${auctionId}`, name, data);
  if (kinds.has("reset")) await publishEvent("auction_reset", { start, end, ...hint });
  if (timeChangeKinds.some((kind) => kinds.has(kind))) await publishEvent("auction_times", times);
  if (bidChangeKinds.some((kind) => kinds.has(kind))) {
    const { currentBid, topBidder, minimumBid, bidCount } = auction;
    await publishEvent("bid_update", { currentBid, topBidder, minimumBid, bidCount, ...hint });
    const bids = (await listBids(lookup)).bids.slice(-MAX_HISTORY_BIDS);
    await publishEvent("bid_history", { bids, from: bids[0]?.seq ?? 0, ...hint });
  }
  if (!kinds.has("close")) return;
  await publishEvent("auction_winner", { winner: auction.winner, finalBid: auction.finalBid, ...hint });
  const next = await getNextAuction();
  if (next)
    await publishEvent("next_auction_in", { countdown: next.countdown, slug: next.slug, start: next.start, ...hint });
}

/** The public auction, and its times and state as a message. */
async function readTimes(auctionId: string) {
  const row = await requireAuctionRow({ slugOrId: auctionId, viewer: null });
  const auction = toAuction(row, null);
  const { start, end, status, extensions, seq, serverTime } = auction;
  const { frozenAt, frozenReason, message } = toTerms(row);
  const times: AuctionEvents["auction_times"] = {
    start,
    end,
    status,
    extensions,
    frozenAt,
    frozenReason,
    message,
    seq,
    serverTime,
  };
  return { auction, times };
}

async function listKindsAfter(auctionId: string, seq: number): Promise<Set<string>> {
  const rows = await db.ledgerEntry.groupBy({ by: ["kind"], where: { auctionId, seq: { gt: seq } } });
  return new Set(rows.map(({ kind }) => kind));
}

/** Publishes the times of a scheduled auction, which is not a ledger entry. */
export async function publishTimes(auctionId: string): Promise<void> {
  const { times } = await readTimes(auctionId);
  await publish(`auction-${auctionId}`, "auction_times", times);
}

/** Scheduled job: publishes changes that were missed because Pusher or an instance was down. */
export async function publishOverdueUpdates(): Promise<void> {
  const overdue = await db.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM auctions a LEFT JOIN auction_publications n ON n.auction_id = a.id
    WHERE a.seq > COALESCE(n.seq, 0) AND a.announced_ends_at IS NOT NULL AND a.updated_at > now() - interval '1 day' LIMIT 20`;
  await Promise.all(overdue.map(({ id }) => publishPending(id)));
}
