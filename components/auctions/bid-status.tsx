import { Price } from "@/components/ui/price";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";

/** The price in the largest size that its column has room for; more digits get less. */
const priceSizes = {
  short: "text-[clamp(1.5rem,18.6cqw,4rem)]",
  long: "text-[clamp(1.125rem,13.5cqw,3.25rem)]",
};

const formatEstimate = ({ low, high }: NonNullable<AuctionDetail["terms"]["estimate"]>) =>
  low === high ? formatNaira(low * 100) : `${formatNaira(low * 100)} to ${formatNaira(high * 100)}`;

/** The price, the top bidder, the estimate, and whether the reserve is met. */
export function BidStatus({ room: { auction, terms } }: { room: AuctionDetail }) {
  const { status, bidCount, currentBid, topBidder } = auction;
  const size = formatNaira(currentBid * 100).length > 10 ? "long" : "short";
  return (
    <dl className="@container grid gap-2">
      <div aria-live="polite">
        <dt className="pb-1 font-semibold text-muted text-small">
          {status === "scheduled" ? "Starts at" : "Current bid"}
        </dt>
        <dd>
          <Price amount={currentBid} className={`block leading-none ${priceSizes[size]}`} />
        </dd>
      </div>
      {status !== "scheduled" && (
        <div aria-live="polite" className="flex flex-wrap items-baseline gap-x-3">
          <dt className="font-semibold text-muted text-small">Top bidder</dt>
          <dd className="font-semibold text-subheading">{topBidder ?? "Nobody yet"}</dd>
          {bidCount > 0 && <dd className="text-muted text-small">{bidCount === 1 ? "One bid" : `${bidCount} bids`}</dd>}
        </div>
      )}
      {terms.estimate && status !== "cancelled" && (
        <div className="flex flex-wrap items-baseline gap-x-3 text-small">
          <dt className="font-semibold text-muted">Estimate</dt>
          <dd>{formatEstimate(terms.estimate)}</dd>
          <dd className="text-muted">What we expect it to fetch, not a limit.</dd>
        </div>
      )}
      {terms.reserve !== "none" && status !== "cancelled" && (
        <div className="flex flex-wrap items-baseline gap-x-3 text-small">
          <dt className="font-semibold text-muted">Reserve</dt>
          <dd>{terms.reserve === "met" ? "Met" : "Not met yet"}</dd>
        </div>
      )}
    </dl>
  );
}
