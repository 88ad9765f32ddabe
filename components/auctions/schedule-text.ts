import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatDuration } from "@/lib/auctions/rules";

type ExtensionTerms = Pick<AuctionDetail["terms"], "extension" | "extensionWindow" | "extensionCap">;

const inWords = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

/**
 * What a bid does to the end, and how often late bids have moved it: in the last five minutes (`soon`), while a bid moves the end (`late`), and
 * at any other time. Two lines on a phone at most.
 */
export function scheduleText(terms: ExtensionTerms, extensions: number, time: "calm" | "soon" | "late"): string {
  const moved = `Late bids have moved the end ${inWords(extensions)}`;
  if (time === "calm") return extensions > 0 ? `${moved}.` : "";
  const canExtend = terms.extension > 0 && terms.extensionWindow > 0 && extensions < terms.extensionCap;
  if (!canExtend) return `The end is final: bids no longer move it.${extensions > 0 ? ` ${moved}.` : ""}`;
  const added = `gives everyone ${formatDuration(terms.extension)} more.`;
  if (time === "late") return `A bid now ${added} ${extensions > 0 ? moved : "No late bid has moved the end yet"}.`;
  return extensions > 0
    ? `${moved} and can again.`
    : `A bid in the last ${formatDuration(terms.extensionWindow)} ${added}`;
}
