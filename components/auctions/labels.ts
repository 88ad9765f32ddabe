import { bannedMessage, UNPAID_WINS_BEFORE_BAN } from "@/lib/auctions/rules";

/** Why a user cannot bid. */
export const banMessages = {
  unpaid: bannedMessage,
  "runs-sale": "You manage this auction, so you cannot bid in it.",
} as const;

/** What happens to a bidder who has left won lots unpaid and may still bid; empty for others. */
export function unpaidWinsWarning(count: number): string {
  if (count === 0) return "";
  const left = UNPAID_WINS_BEFORE_BAN - count;
  return `You have ${count === 1 ? "one unpaid win" : `${count} unpaid wins`}. After ${left === 1 ? "one more" : `${left} more`} you cannot bid until the museum allows it.`;
}

/** The number of followers. */
export function watchersLabel(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 follower" : `${count} followers`;
}

/** Fewer are not worth a line: one is the reader. */
const MIN_AUDIENCE = 2;

/** How many follow the sale at this moment; empty while unknown. Connections, not people: somebody may have it open twice. */
export const audienceLabel = (count: number | null): string =>
  count === null || count < MIN_AUDIENCE ? "" : `${count.toLocaleString("en-NG")} in the room now`;
