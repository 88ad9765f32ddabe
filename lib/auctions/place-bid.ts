import { closeAuction } from "@/lib/auctions/close-auction";
import type { BidConfirmation, BidRefusalFacts } from "@/lib/auctions/contracts";
import { publishUpdates } from "@/lib/auctions/publish-updates";
import { type BidOutcome, bidRefusal } from "@/lib/auctions/rules";
import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { toKobo, toNaira } from "@/lib/core/money";
import { count, traced } from "@/lib/core/telemetry";
import { databasePool } from "@/lib/db/client";
import type { MemberWrite } from "@/lib/subscriptions/member-write";

type Bid = {
  auctionId: string;
  /** Naira. */
  amount: number;
  maximum?: number;
  /** The Idempotency-Key: the same key returns the first result. */
  key?: string | null;
  /** The round that the bidder saw; the current one when omitted. A bid for an earlier round is rejected. */
  round?: number;
};
type PlaceBid = Bid & { actor: Pick<Actor, "_id" | "role"> };

/** What prisma/functions/auction_place_bid.sql returns; amounts in kobo. */
type PlaceBidResult = {
  outcome: BidOutcome | "accepted";
  seq: number;
  currentBidKobo: number;
  minimumBidKobo: number;
  end: string | null;
  serverTime: string;
  /** The number of bids written, up to three with automatic bids for maximums. */
  written?: number;
  bid?: { seq: number; alias: string; amountKobo: number; at: string; hash: string };
};

/** The auction's id, the two amounts in kobo, the key and the round. Throws for an invalid key. */
function bidValues({ auctionId, amount, maximum, key, round }: Bid): unknown[] {
  const requestKey = key?.trim() || null;
  if (requestKey && !/^[\x21-\x7e]{1,100}$/.test(requestKey))
    throwAppError("invalid_input", "This Idempotency-Key is invalid.");
  return [auctionId, toKobo(amount), maximum === undefined ? null : toKobo(maximum), requestKey, round ?? null];
}

// The round is read before the function waits for the auction's lock, so that a reset in the meantime is noticed.
const roundSql = (round: string, auction: string) =>
  `COALESCE(${round}::int, (SELECT round FROM auctions WHERE id = ${auction}))`;
const placeBidSql = `SELECT auction_place_bid($1, $6, $7, $2::bigint, $3::bigint, $4, ${roundSql("$5", "$1")}) AS result`;
const memberBidSql = `auction_place_bid($6, person.id, false, $7::bigint, $8::bigint, $9, ${roundSql("$10", "$6")})`;

/** The bid of a member as a part of the statement that finds the caller: prisma/functions/auction_place_bid.sql. */
export const memberBid = (bid: Bid): MemberWrite => ({
  name: "place_bid",
  sql: memberBidSql,
  wroteSql: "result ? 'written'",
  values: bidValues(bid),
  operation: "place bid",
});

/**
 * Places a bid in one round trip: prisma/functions/auction_place_bid.sql locks the auction, reads the clock, decides and
 * writes. Throws `bidRefusal` with the current amounts if the bid is rejected. A late bid closes the auction.
 */
export async function placeBid({ actor, ...bid }: PlaceBid): Promise<BidConfirmation> {
  const values = [...bidValues(bid), actor._id, actor.role === "Admin"];
  // Uses the pool directly: Prisma's overhead would halve the throughput on one hot row.
  const { rows } = await traced("place bid", {}, () =>
    databasePool().query<{ result: PlaceBidResult }>({ name: "place_bid", text: placeBidSql, values }),
  );
  const result = rows[0]?.result;
  if (!result) throw new Error("auction_place_bid returned no row");
  return finishBid(bid.auctionId, result);
}

/** The end of a call with `memberBid`, whose result it gets: `placeBid` for a caller whom that statement left out. */
export const finishMemberBid = ({ result, ...bid }: PlaceBid & { result: unknown }): Promise<BidConfirmation> =>
  result ? finishBid(bid.auctionId, result as PlaceBidResult) : placeBid(bid);

async function finishBid(auctionId: string, result: PlaceBidResult): Promise<BidConfirmation> {
  count("museum.bids", { outcome: result.outcome });
  if (result.written) publishUpdates(auctionId);
  if (result.outcome === "accepted" && result.bid) return toBidConfirmation(result, result.bid);
  if (result.outcome === "over") await closeAuction(auctionId);
  if (result.outcome === "not_found" || result.outcome === "accepted")
    return throwAppError("not_found", "Auction not found.");
  const facts = toRefusalFacts(result);
  const { code, message } = bidRefusal(result.outcome, facts);
  return throwAppError(code, message, { facts });
}

function toRefusalFacts({ currentBidKobo, minimumBidKobo, seq, end, serverTime }: PlaceBidResult): BidRefusalFacts {
  return { currentBid: toNaira(currentBidKobo), minimumBid: toNaira(minimumBidKobo), seq, end, serverTime };
}

function toBidConfirmation(
  result: PlaceBidResult,
  { seq, amountKobo, at, hash }: NonNullable<PlaceBidResult["bid"]>,
): BidConfirmation {
  const { end, ...facts } = toRefusalFacts(result);
  return {
    ...facts,
    end: end ?? facts.serverTime,
    bid: { seq, bidder: "You", amount: toNaira(amountKobo), timestamp: at, hash },
  };
}
