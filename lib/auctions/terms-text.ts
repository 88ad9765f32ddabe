import type { Terms } from "@/lib/auctions/contracts";
import { countUnits, formatDuration, UNPAID_WINS_BEFORE_BAN } from "@/lib/auctions/rules";
import { formatNaira } from "@/lib/core/money";

const naira = (amount: number) => formatNaira(amount * 100);
/** The terms of an auction as text, a line each. They are stored when the auction is published (`publishTerms`). */
export function describeTerms(
  terms: Pick<
    Terms,
    "openingBid" | "increment" | "bands" | "extensionWindow" | "extension" | "extensionCap" | "shipping"
  >,
  hasReserve: boolean,
): string[] {
  const { openingBid, increment, bands, extensionWindow, extension, extensionCap, shipping } = terms;
  return [
    `Bidding starts at ${naira(openingBid)}. Each bid adds at least ${naira(increment)}${bands
      .map((band) => `, from ${naira(band.from)} on ${naira(band.increment)}`)
      .join("")}.`,
    extensionCap > 0 && extension > 0 && extensionWindow > 0
      ? `A bid in the last ${formatDuration(extensionWindow)} gives everyone ${formatDuration(extension)} more, ${extensionCap === 1 ? "once" : `${extensionCap} times`} at most.`
      : "The end is fixed: bids do not extend it.",
    hasReserve ? "There is a reserve. The amount is secret; whether it is met is shown." : "There is no reserve.",
    "The higher of two maximum bids wins; of two equal ones the earlier.",
    shipping > 0
      ? `The winner pays the bid and ${naira(shipping)} for shipping. There are no other fees.`
      : "The winner pays the bid. Shipping is free, and there are no other fees.",
    `A bid is binding: the winner has three days to pay. A bidder who leaves ${countUnits(UNPAID_WINS_BEFORE_BAN, "won lot")} unpaid cannot bid again until the museum allows it.`,
  ];
}
