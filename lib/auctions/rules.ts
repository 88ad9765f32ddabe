import type { AuctionStatusName, LedgerLine, LotOffer } from "@/lib/auctions/contracts";
import type { MyBidState } from "@/lib/auctions/my-bid-contracts";
import type { ErrorCode } from "@/lib/core/errors";
import { formatNaira } from "@/lib/core/money";

/** The fields that decide the phase of an auction. */
export type AuctionTimes = {
  status: "draft" | "scheduled" | "closed" | "cancelled";
  startsAt: Date | null;
  endsAt: Date | null;
  frozenAt: Date | null;
};

/** The phase of an auction at a time of the database clock. The start is inclusive, the end exclusive; a frozen one does not end. */
export function getAuctionPhase({ status, startsAt, endsAt, frozenAt }: AuctionTimes, now: Date): AuctionStatusName {
  if (status === "draft" || status === "cancelled") return status;
  if (status === "closed" || !startsAt || !endsAt) return "ended";
  if (frozenAt) return "frozen";
  if (now < startsAt) return "scheduled";
  return now < endsAt ? "running" : "ended";
}

type MyBidFacts = {
  status: AuctionStatusName;
  leads: boolean;
  /** The number of the user's bids that count. */
  bids: number;
  offer: Pick<LotOffer, "kind" | "status"> | null;
};

/** What became of a user's bids. An offer of an earlier start, which was withdrawn, says nothing. */
export function myBidState({ status, leads, bids, offer }: MyBidFacts): MyBidState {
  if (status === "cancelled") return "cancelled";
  if (status === "ended" && offer) {
    if (offer.status === "open") return offer.kind === "winner" ? "to-pay" : "offered";
    if (offer.status === "paid") return "paid";
    if (offer.status === "declined") return "declined";
    if (offer.status === "lapsed") return offer.kind === "winner" ? "unpaid" : "lost";
  }
  if (bids === 0) return "following";
  if (status === "ended") return "lost";
  return leads ? "leading" : "outbid";
}

export type Increments = { increment: number; bands: readonly { from: number; increment: number }[] };

/** The minimum increment at a price: that of its band, else the default. All amounts must be in the same unit. */
export function incrementAt({ increment, bands }: Increments, price: number): number {
  return bands.reduce((current, band) => (band.from <= price ? band.increment : current), increment);
}

/** Whether a bid is more than five increments above the current one; the form then asks for confirmation. */
export function isJump(terms: Increments, currentBid: number, amount: number): boolean {
  return amount > currentBid + 5 * incrementAt(terms, currentBid);
}

/**
 * Why a bid is rejected. prisma/functions/auction_place_bid.sql decides and returns one of these outcomes; `bidRefusal` gives its error
 * code and message.
 */
export type BidOutcome =
  | "too_low"
  | "tied"
  | "maximum_too_low"
  | "not_yet"
  | "frozen"
  | "over"
  | "reset"
  | "cancelled"
  | "not_found"
  | "banned"
  | "runs_sale"
  | "key_reused";

/** After so many won lots that were not paid for, a bidder is banned until an admin lifts the ban. */
export const UNPAID_WINS_BEFORE_BAN: number = 2;

/** Why a banned bidder cannot bid. */
export const bannedMessage = `You did not pay for ${UNPAID_WINS_BEFORE_BAN === 1 ? "a lot" : `${UNPAID_WINS_BEFORE_BAN} lots`} that you won. Please contact us before you bid again.`;

/** "1 minute", "2 minutes". */
export const countUnits = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** A duration as people say it: "30 seconds", "2 minutes", "2 minutes 30 seconds". */
export function formatDuration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && countUnits(minutes, "minute"), (rest > 0 || minutes === 0) && countUnits(rest, "second")]
    .filter(Boolean)
    .join(" ");
}

const formatWholeNaira = (naira: number) => formatNaira(naira * 100);

/** The error code and message of a rejected bid. */
export function bidRefusal(
  outcome: BidOutcome,
  { currentBid, minimumBid }: { currentBid: number; minimumBid: number },
): { code: ErrorCode; message: string } {
  const current = `The current bid is ${formatWholeNaira(currentBid)}`;
  const minimum = `the minimum bid is ${formatWholeNaira(minimumBid)}`;
  switch (outcome) {
    case "too_low":
      return { code: "bid_too_low", message: `${current}; ${minimum}.` };
    case "tied":
      return { code: "bid_too_low", message: `Somebody had bid that amount before you. ${current}; ${minimum}.` };
    case "maximum_too_low":
      return {
        code: "bid_too_low",
        message: "You are already the highest bidder, and your maximum is not lower than this.",
      };
    case "not_yet":
      return { code: "not_running", message: "This auction has not started." };
    case "over":
      return { code: "not_running", message: `This auction has ended. ${current}.` };
    case "reset":
      return { code: "stale", message: `This auction has started again since. ${current}; ${minimum}.` };
    case "cancelled":
      return { code: "not_running", message: "This auction was cancelled." };
    case "frozen":
      return { code: "not_running", message: `This auction is paused. ${current}.` };
    case "banned":
      return { code: "banned", message: bannedMessage };
    case "runs_sale":
      return { code: "banned", message: "You manage this auction, so you cannot bid in it." };
    case "key_reused":
      return { code: "key_reused", message: "This key belongs to another bid." };
    default:
      return { code: "not_found", message: "Auction not found." };
  }
}

/** Whether the secret reserve is met; its amount is never published. */
export function reserveState(reserve: number | null, currentBid: number, bidCount: number): "none" | "not met" | "met" {
  if (reserve === null) return "none";
  return bidCount > 0 && currentBid >= reserve ? "met" : "not met";
}

/**
 * The hashed bytes of a ledger entry: eight fields separated by line breaks, in UTF-8; amounts in whole naira. The database
 * hashes the same bytes, so that anybody with a copy of the ledger can verify it.
 */
export function canonicalLine(auctionId: string, line: Omit<LedgerLine, "hash">): Uint8Array<ArrayBuffer> {
  const { seq, serverTime, kind, alias, amount, detail, prevHash } = line;
  const fields = [auctionId, seq, serverTime, kind, alias ?? "", amount ?? "", detail, prevHash];
  return new TextEncoder().encode(fields.join("\n"));
}

async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type LedgerCheckResult =
  | { valid: true; lines: number; head: string }
  | { valid: false; seq: number; reason: "gap" | "chain" | "edited" | "cut" };

/**
 * Verifies a ledger: sequence numbers, the hash chain and every hash. `known` are head hashes from another source, such as an
 * email: each must be the hash of an entry, else entries were removed or rewritten. Runs in browsers and on the server.
 */
export async function checkLedger(
  auctionId: string,
  lines: readonly LedgerLine[],
  known: readonly string[] = [],
): Promise<LedgerCheckResult> {
  let head = "";
  const missing = new Set(known.filter(Boolean));
  for (const [index, line] of lines.entries()) {
    const { seq, detail, alias, prevHash, hash } = line;
    if (seq !== index + 1) return { valid: false, seq: index + 1, reason: "gap" };
    if (prevHash !== head) return { valid: false, seq, reason: "chain" };
    // A line break inside a field could forge the next field.
    const isSingleLine = !/[\r\n]/.test(`${detail}${alias ?? ""}`);
    if (!isSingleLine || (await hashBytes(canonicalLine(auctionId, line))) !== hash)
      return { valid: false, seq, reason: "edited" };
    head = hash;
    missing.delete(hash);
  }
  if (missing.size > 0) return { valid: false, seq: lines.length + 1, reason: "cut" };
  return { valid: true, lines: lines.length, head };
}
