import type { AuctionEvents, LedgerLine } from "@/lib/auction/contracts";
import { listBids, nextSale, requireAuction } from "@/lib/auction/queries";
import { afterResponse } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { publish } from "@/lib/platform/realtime";

/** Two messages each time: ten a second a sale. */
const pauseMilliseconds = 200;
/** What fits into one message with room to spare. */
const inHistory = 20;

// Who speaks for a sale in this process; whoever comes meanwhile only says that there is more. A shortcut: the table of
// announcements holds all instances to the pace, and the sweep says what was left unsaid.
const speaking = new Map<string, boolean>();

/** Tells the rooms of a sale what changed, after the commit and without anybody waiting for it. */
export function announceSale(auctionId: string): void {
  afterResponse(() => speak(auctionId));
}

async function speak(auctionId: string): Promise<void> {
  if (speaking.has(auctionId)) {
    speaking.set(auctionId, true);
    return;
  }
  try {
    do {
      speaking.set(auctionId, false);
      while ((await sayOnce(auctionId)) === "too-soon")
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    } while (speaking.get(auctionId));
  } finally {
    speaking.delete(auctionId);
  }
}

type Claim = { seq: number; before: number };

async function sayOnce(auctionId: string): Promise<"said" | "too-soon"> {
  const [claim] = await db.$queryRaw<Claim[]>`
    WITH before AS (SELECT seq FROM auction_announcements WHERE auction_id = ${auctionId})
    INSERT INTO auction_announcements AS n (auction_id, seq, announced_at)
      SELECT id, seq, clock_timestamp() FROM auctions WHERE id = ${auctionId}
    ON CONFLICT (auction_id) DO UPDATE SET seq = EXCLUDED.seq, announced_at = EXCLUDED.announced_at
      WHERE n.seq < EXCLUDED.seq AND n.announced_at < EXCLUDED.announced_at - make_interval(secs => ${pauseMilliseconds / 1_000}::float8)
    RETURNING seq, COALESCE((SELECT seq FROM before), 0) AS before`;
  if (!claim) return (await isBehind(auctionId)) ? "too-soon" : "said";
  try {
    await tell(auctionId, claim);
  } catch (err) {
    // A hint that was lost is no loss: rooms ask again by themselves. The sweep tries once more.
    log().warn({ err, auctionId, seq: claim.seq }, "the rooms of a sale were not told");
    await db.$executeRaw`
      UPDATE auction_announcements SET seq = ${claim.before} WHERE auction_id = ${auctionId} AND seq = ${claim.seq}`;
  }
  return "said";
}

async function isBehind(auctionId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM auctions a JOIN auction_announcements n ON n.auction_id = a.id WHERE a.id = ${auctionId} AND n.seq < a.seq`;
  return rows.length > 0;
}

const timesChange: LedgerLine["kind"][] = ["extension", "extend", "freeze", "unfreeze", "cancel"];
const bidsChange: LedgerLine["kind"][] = ["bid", "void", "reset"];

async function tell(auctionId: string, { before }: Claim): Promise<void> {
  const looked = { slugOrId: auctionId, viewer: null };
  const [sale, kinds] = await Promise.all([requireAuction(looked), kindsAfter(auctionId, before)]);
  const { seq, serverTime, start, end } = sale;
  const hint = { seq, serverTime };
  const say = <Name extends keyof AuctionEvents>(name: Name, data: AuctionEvents[Name]) =>
    publish(`auction-${auctionId}`, name, data);
  if (kinds.has("reset")) await say("auction_reset", { start, end, ...hint });
  if (timesChange.some((kind) => kinds.has(kind))) await say("auction_times", { start, end, ...hint });
  if (bidsChange.some((kind) => kinds.has(kind))) {
    const { currentBid, topBidder, minimumBid, bidCount } = sale;
    await say("bid_update", { currentBid, topBidder, minimumBid, bidCount, ...hint });
    const bids = (await listBids(looked)).bids.slice(-inHistory);
    await say("bid_history", { bids, from: bids[0]?.seq ?? 0, ...hint });
  }
  if (!kinds.has("close")) return;
  await say("auction_winner", { winner: sale.winner, finalBid: sale.finalBid, ...hint });
  const next = await nextSale();
  if (next) await say("next_auction_in", { countdown: next.countdown, slug: next.slug, start: next.start, ...hint });
}

async function kindsAfter(auctionId: string, seq: number): Promise<Set<string>> {
  const rows = await db.ledgerEntry.groupBy({ by: ["kind"], where: { auctionId, seq: { gt: seq } } });
  return new Set(rows.map(({ kind }) => kind));
}

/** Tells the rooms that a sale was put on the calendar: no line of the ledger says so. */
export async function announceTimes(auctionId: string): Promise<void> {
  const { start, end, seq, serverTime } = await requireAuction({ slugOrId: auctionId, viewer: null });
  const times: AuctionEvents["auction_times"] = { start, end, seq, serverTime };
  await publish(`auction-${auctionId}`, "auction_times", times);
}

/** Says what was left unsaid, because Pusher was away or the machine that had it to say; the sweep's part. */
export async function announceBehind(): Promise<void> {
  const behind = await db.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM auctions a LEFT JOIN auction_announcements n ON n.auction_id = a.id
    WHERE a.seq > COALESCE(n.seq, 0) AND a.updated_at > now() - interval '1 day' LIMIT 20`;
  await Promise.all(behind.map(({ id }) => speak(id)));
}
