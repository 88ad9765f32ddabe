import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";

/** The price in the largest size that its column has room for; more digits get less. */
const priceSizes = {
  short: "text-[clamp(1.5rem,18.6cqw,4rem)]",
  long: "text-[clamp(1.125rem,13.5cqw,3.25rem)]",
};

/** The price, and the top bidder; before the opening its date. */
export function BidStatus({ room: { auction } }: { room: AuctionDetail }) {
  const { status, start, bidCount, currentBid, topBidder } = auction;
  const size = formatNaira(currentBid * 100).length > 10 ? "long" : "short";
  return (
    <dl className="@container grid gap-3">
      <div aria-live="polite">
        <dt className="pb-1 font-semibold text-muted text-small">
          {status === "scheduled" ? "Starts at" : "Current bid"}
        </dt>
        <dd>
          <Price amount={currentBid} className={`block leading-none ${priceSizes[size]}`} />
        </dd>
      </div>
      {status === "scheduled" && start && (
        <div>
          <dt className="font-semibold text-muted text-small">Opens, Lagos time</dt>
          <dd className="font-semibold text-subheading tabular-nums">
            <time dateTime={start}>
              <span className="whitespace-nowrap">{`${formatLagosDate(start)},`}</span> {formatLagosTime(start)}
            </time>
          </dd>
        </div>
      )}
      {status !== "scheduled" && (
        <div aria-live="polite">
          <dt className="font-semibold text-muted text-small">
            Top bidder{bidCount > 0 && <>, {bidCount === 1 ? "one bid" : `${bidCount} bids`}</>}
          </dt>
          <dd className="font-semibold text-subheading">{topBidder ?? "Nobody yet"}</dd>
        </div>
      )}
    </dl>
  );
}
