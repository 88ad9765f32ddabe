import type { AuctionStatusName, LedgerLine } from "@/lib/auction/contracts";
import type { ErrorCode } from "@/lib/platform/errors";
import { formatNaira } from "@/lib/platform/money";

/** What decides in which phase a sale is. */
export type SaleTimes = {
  status: "draft" | "scheduled" | "closed" | "cancelled";
  startsAt: Date | null;
  endsAt: Date | null;
  frozenAt: Date | null;
};

/** The phase of a sale at a moment of the database's clock: open at the start, over at the end. A frozen one does not end. */
export function phaseOf({ status, startsAt, endsAt, frozenAt }: SaleTimes, now: Date): AuctionStatusName {
  if (status === "draft" || status === "cancelled") return status;
  if (status === "closed" || !startsAt || !endsAt) return "ended";
  if (frozenAt) return "frozen";
  if (now < startsAt) return "scheduled";
  return now < endsAt ? "running" : "ended";
}

export type Increments = { increment: number; bands: readonly { from: number; increment: number }[] };

/** What a bid has to add at a price: the band in which the price stands, or the one increment. Any one unit throughout. */
export function incrementAt({ increment, bands }: Increments, price: number): number {
  return bands.reduce((found, band) => (band.from <= price ? band.increment : found), increment);
}

/** A bid that names more than five steps at once may be a slip of the finger: the room asks once more. */
export function isJump(terms: Increments, currentBid: number, amount: number): boolean {
  return amount > currentBid + 5 * incrementAt(terms, currentBid);
}

export type BidOutcome =
  | "too_low"
  | "tied"
  | "maximum_too_low"
  | "not_yet"
  | "frozen"
  | "over"
  | "cancelled"
  | "not_found"
  | "barred"
  | "runs_sale"
  | "key_reused";

const naira = (sum: number) => formatNaira(sum * 100);

/** Why a bid does not stand, and what would. */
export function bidRefusal(
  outcome: BidOutcome,
  { currentBid, minimumBid }: { currentBid: number; minimumBid: number },
): { code: ErrorCode; message: string } {
  const stands = `The bid stands at ${naira(currentBid)}`;
  const least = `${naira(minimumBid)} is the least that would stand`;
  switch (outcome) {
    case "too_low":
      return { code: "bid_too_low", message: `${stands}; ${least}.` };
    case "tied":
      return { code: "bid_too_low", message: `Somebody had named that sum before you. ${stands}; ${least}.` };
    case "maximum_too_low":
      return { code: "bid_too_low", message: "You lead already, and the most you named before is not less than this." };
    case "not_yet":
      return { code: "not_running", message: "This sale has not begun." };
    case "over":
      return { code: "not_running", message: `This sale has ended. ${stands}.` };
    case "cancelled":
      return { code: "not_running", message: "This sale was cancelled." };
    case "frozen":
      return { code: "not_running", message: `The sale is paused; nobody can bid. ${stands}.` };
    case "barred":
      return {
        code: "barred",
        message: "A lot that you won was not paid for. Please write to the museum before you bid again.",
      };
    case "runs_sale":
      return { code: "barred", message: "Whoever runs a sale does not bid in it." };
    case "key_reused":
      return { code: "key_reused", message: "This key belongs to another bid." };
    default:
      return { code: "not_found", message: "There is no such sale." };
  }
}

/** Whether the secret reserve is met, which is all that is ever said of it. */
export function reserveState(reserve: number | null, currentBid: number, bidCount: number): "none" | "not met" | "met" {
  if (reserve === null) return "none";
  return bidCount > 0 && currentBid >= reserve ? "met" : "not met";
}

/**
 * The bytes of a ledger line that are hashed: eight fields, one a line, in UTF-8; amounts in whole naira. The database writes the
 * same ones, and anybody with a copy of the ledger can make them again.
 */
export function canonicalLine(auctionId: string, line: Omit<LedgerLine, "hash">): Uint8Array<ArrayBuffer> {
  const { seq, serverTime, kind, alias, amount, detail, prevHash } = line;
  const fields = [auctionId, seq, serverTime, kind, alias ?? "", amount ?? "", detail, prevHash];
  return new TextEncoder().encode(fields.join("\n"));
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type LedgerVerdict =
  | { sound: true; lines: number; head: string }
  | { sound: false; seq: number; why: "gap" | "chain" | "edited" | "cut" };

/**
 * Works a ledger through from its first line: the numbers, the chain, every hash. `known` is a head hash from elsewhere, a mail for
 * one: it has to be the hash of some line, or lines were cut off or written anew. Runs in a browser and on the server alike.
 */
export async function checkLedger(
  auctionId: string,
  lines: readonly LedgerLine[],
  known: readonly string[] = [],
): Promise<LedgerVerdict> {
  let head = "";
  const missing = new Set(known.filter(Boolean));
  for (const [index, line] of lines.entries()) {
    const { seq, detail, alias, prevHash, hash } = line;
    if (seq !== index + 1) return { sound: false, seq: index + 1, why: "gap" };
    if (prevHash !== head) return { sound: false, seq, why: "chain" };
    // A line break inside a field could pass for the next field.
    const isPlain = !/[\r\n]/.test(`${detail}${alias ?? ""}`);
    if (!isPlain || (await hashOf(canonicalLine(auctionId, line))) !== hash)
      return { sound: false, seq, why: "edited" };
    head = hash;
    missing.delete(hash);
  }
  if (missing.size > 0) return { sound: false, seq: lines.length + 1, why: "cut" };
  return { sound: true, lines: lines.length, head };
}
