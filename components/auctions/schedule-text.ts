import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatDuration } from "@/lib/auctions/rules";

type ExtensionTerms = Pick<AuctionDetail["terms"], "extension" | "extensionWindow" | "extensionCap">;

const inWords = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

/**
 * What a bid does to the end, and how often late bids have moved it: in the last five minutes (`soon`), while a bid moves the end (`late`), and
 * at any other time. Two lines on a phone at most, and one on a wide screen (60 characters).
 */
export function scheduleText(terms: ExtensionTerms, extensions: number, time: "calm" | "soon" | "late"): string {
  const count = inWords(extensions);
  const moved = `Late bids have moved the end ${count}`;
  if (time === "calm") return extensions > 0 ? `${moved}.` : "";
  const canExtend = terms.extension > 0 && terms.extensionWindow > 0 && extensions < terms.extensionCap;
  if (!canExtend) return `The end is final: bids no longer move it.${extensions > 0 ? ` It moved ${count}.` : ""}`;
  const extension = formatDuration(terms.extension);
  if (time === "late") {
    return extensions > 0
      ? `A bid now adds ${extension}. The end has moved ${count}.`
      : `A bid now gives everyone ${extension} more to bid again.`;
  }
  return extensions > 0
    ? `${moved} and can again.`
    : `A bid in the last ${formatDuration(terms.extensionWindow)} gives everyone ${extension} more.`;
}
