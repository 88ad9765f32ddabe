import { formatLagosSeconds, formatLagosShortDate } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import type { Bid } from "@/lib/auctions/contracts";

type BidHistoryProps = { bids: readonly Bid[]; total: number; isOver: boolean };

/** The bids in a scrollable list, latest first. Its height is that of whole rows: six, or eight beside the bidding. */
export function BidHistory({ bids, total, isOver }: BidHistoryProps) {
  if (bids.length === 0)
    return <p className="font-normal font-read text-muted text-read">{isOver ? "No bids." : "No bids yet."}</p>;
  return (
    <section
      aria-label="Bid history"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[calc(24rem+2px)] xl:max-h-[calc(32rem+2px)] overflow-y-auto overscroll-contain border-line border-y"
    >
      <ol reversed className="divide-y divide-line">
        {[...bids].reverse().map(({ seq, bidder, amount, timestamp, automatic }, index) => (
          <li
            key={seq}
            className={`grid min-h-16 grid-cols-[1fr_auto] content-center gap-x-4 py-2 ps-3 pe-2 ${index === 0 ? "border-accent border-s-4" : "border-transparent border-s-4"}`}
          >
            <span className={bidder === "You" ? "font-bold underline decoration-2 decoration-accent" : "font-medium"}>
              {bidder}
            </span>
            <Price amount={amount} className={`text-end ${index === 0 ? "font-bold" : ""}`} />
            <time dateTime={timestamp} className="text-muted text-tiny tabular-nums">
              {formatLagosShortDate(timestamp)}, {formatLagosSeconds(timestamp)}
            </time>
            <span className="text-end text-muted text-tiny">
              {automatic ? `automatic, entry ${seq}` : `entry ${seq}`}
            </span>
          </li>
        ))}
      </ol>
      {total > bids.length && <p className="py-2.5 text-muted text-tiny">Earlier bids are in the ledger.</p>}
    </section>
  );
}
