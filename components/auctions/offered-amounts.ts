import type { BidderStatus } from "@/lib/auctions/contracts";
import { type Increments, incrementAt } from "@/lib/auctions/rules";

/** The reader's maximum while they lead; one that was beaten does not count. */
export const leadingMaximum = (you: Pick<BidderStatus, "leads" | "maximum"> | null): number | null =>
  you?.leads ? you.maximum : null;

/** The minimum bid, unless the reader leads: they would only outbid themselves. */
export const defaultAmount = (minimumBid: number, you: Pick<BidderStatus, "leads"> | null): number | null =>
  you?.leads ? null : minimumBid;

/** The amounts of the quick buttons: the minimum bid, one step and four steps more, as far as they exceed the reader's own maximum. */
export function quickAmounts(terms: Increments, minimumBid: number, ownMaximum: number | null): number[] {
  const step = incrementAt(terms, minimumBid);
  return [minimumBid, minimumBid + step, minimumBid + 4 * step].filter((amount) => amount > (ownMaximum ?? 0));
}
