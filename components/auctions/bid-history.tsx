import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import type { Bid } from "@/lib/auctions/contracts";

/** The bids in a scrollable list, latest first. */
export function BidHistory({ bids, total }: { bids: readonly Bid[]; total: number }) {
  if (bids.length === 0) return <p className="font-normal font-read text-muted text-read">No bids yet.</p>;
  return (
    <section
      aria-label="Bid history"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain border-line border-y"
    >
      <ol reversed className="divide-y divide-line">
        {[...bids].reverse().map(({ seq, bidder, amount, timestamp }, index) => (
          <li key={seq} className="flex items-baseline justify-between gap-4 py-2.5 pe-2">
            <span className={bidder === "You" ? "font-bold" : "font-medium"}>{bidder}</span>
            <time dateTime={timestamp} className="ms-auto text-muted text-tiny tabular-nums">
              {formatLagosShortDate(timestamp)}, {formatLagosTime(timestamp)}
            </time>
            <Price amount={amount} className={`min-w-24 text-end ${index === 0 ? "font-bold" : ""}`} />
          </li>
        ))}
      </ol>
      {total > bids.length && <p className="py-2.5 text-muted text-tiny">Earlier bids are in the ledger.</p>}
    </section>
  );
}
