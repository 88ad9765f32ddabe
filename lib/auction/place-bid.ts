import type { Actor } from "@/lib/accounts/contracts";
import { announceSale } from "@/lib/auction/announce-sale";
import { closeAuction } from "@/lib/auction/close-auction";
import type { BidReceipt, StandingFacts } from "@/lib/auction/contracts";
import { type BidOutcome, bidRefusal } from "@/lib/auction/rules";
import { databasePool } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { toKobo, toNaira } from "@/lib/platform/money";

type Wanted = {
  actor: Pick<Actor, "_id" | "role">;
  auctionId: string;
  /** Naira. */
  amount: number;
  maximum?: number;
  /** The Idempotency-Key: the same one is answered as it was the first time. */
  key?: string | null;
};

/** What the database's function answers; sums in kobo. */
type Answer = {
  outcome: BidOutcome | "accepted";
  seq: number;
  currentBidKobo: number;
  minimumBidKobo: number;
  end: string | null;
  serverTime: string;
  /** How many bids it became: with the answer of a maximum up to three. */
  written?: number;
  bid?: { seq: number; alias: string; amountKobo: number; at: string; hash: string };
};

/**
 * Places a bid in one round trip, in which the database locks the sale, reads its clock, judges and writes. Answers with the
 * receipt; a bid that does not stand is refused with the price that does. A late one closes the sale.
 */
export async function placeBid({ actor, auctionId, amount, maximum, key }: Wanted): Promise<BidReceipt> {
  const requestKey = key?.trim() || null;
  if (requestKey && !/^[\x21-\x7e]{1,100}$/.test(requestKey))
    refuse("invalid_input", "This Idempotency-Key cannot be used.");
  const most = maximum === undefined ? null : toKobo(maximum);
  // Straight to the pool: on one hot row Prisma's part of the way would cost half of the bids.
  const { rows } = await databasePool().query<{ answer: Answer }>(
    "SELECT auction_place_bid($1, $2, $3, $4::bigint, $5::bigint, $6) AS answer",
    [auctionId, actor._id, actor.role === "Admin", toKobo(amount), most, requestKey],
  );
  const answer = rows[0]?.answer;
  if (!answer) throw new Error("the database judged no bid");
  if (answer.written) announceSale(auctionId);
  if (answer.outcome === "accepted" && answer.bid) return receiptOf(answer, answer.bid);
  if (answer.outcome === "over") await closeAuction(auctionId);
  if (answer.outcome === "not_found" || answer.outcome === "accepted")
    return refuse("not_found", "There is no such sale.");
  const facts = standOf(answer);
  const { code, message } = bidRefusal(answer.outcome, facts);
  return refuse(code, message, { facts });
}

function standOf({ currentBidKobo, minimumBidKobo, seq, end, serverTime }: Answer): StandingFacts {
  return { currentBid: toNaira(currentBidKobo), minimumBid: toNaira(minimumBidKobo), seq, end, serverTime };
}

function receiptOf(answer: Answer, { seq, amountKobo, at, hash }: NonNullable<Answer["bid"]>): BidReceipt {
  const { end, ...stand } = standOf(answer);
  return {
    ...stand,
    end: end ?? stand.serverTime,
    bid: { seq, bidder: "You", amount: toNaira(amountKobo), timestamp: at, hash },
  };
}
