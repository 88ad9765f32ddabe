import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import { Price } from "@/components/ui/price";
import type { Bid } from "@/lib/auction/contracts";

/** The bids, the latest first, in a list that scrolls in its own place. */
export function BidHistory({ bids, total }: { bids: readonly Bid[]; total: number }) {
  if (bids.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">No bid stands yet. The first one opens the history.</p>
    );
  return (
    <section
      aria-label="Bid history"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable without a mouse.
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain border-line border-y"
    >
      <ol reversed className="divide-y divide-line">
        {[...bids].reverse().map(({ seq, bidder, amount, timestamp }, index) => (
          <li key={seq} className="flex items-baseline justify-between gap-4 py-2.5 pe-2">
            <span className={bidder === "You" ? "font-bold" : "font-medium"}>{bidder}</span>
            <time dateTime={timestamp} className="ms-auto text-muted text-tiny tabular-nums">
              {lagosShortDay(timestamp)}, {lagosClock(timestamp)}
            </time>
            <Price amount={amount} className={`min-w-24 text-end ${index === 0 ? "font-bold" : ""}`} />
          </li>
        ))}
      </ol>
      {total > bids.length && <p className="py-2.5 text-muted text-tiny">The earlier ones stand in the ledger.</p>}
    </section>
  );
}
