import type { ReactNode } from "react";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";

const formatMoment = (at: string | null) => (at ? `${formatLagosShortDate(at)}, ${formatLagosTime(at)}` : "Not set");

/** The figures of an auction, the secret reserve among them. */
export function AuctionSummary({ detail: { auction, terms, reserve, watching, headHash } }: { detail: AdminAuction }) {
  const lines: readonly (readonly [string, ReactNode])[] = [
    ["Current bid", <Price key="bid" amount={auction.currentBid} size="large" />],
    ["Minimum next bid", <Price key="least" amount={auction.minimumBid} />],
    ["Top bidder", auction.topBidder ?? "None"],
    [
      "Reserve",
      reserve === null ? (
        "None"
      ) : (
        <span key="reserve">
          <Price amount={reserve} />, {terms.reserve}
        </span>
      ),
    ],
    ["Bids", auction.bidCount],
    ["Followers", watching],
    ["Starts, Lagos time", formatMoment(auction.start)],
    ["Ends, Lagos time", formatMoment(auction.end)],
    [
      "Estimate",
      terms.estimate ? (
        <span key="estimate">
          <Price amount={terms.estimate.low} /> to <Price amount={terms.estimate.high} />
        </span>
      ) : (
        "None"
      ),
    ],
    ["Shipping", terms.shipping === 0 ? "Free" : <Price key="shipping" amount={terms.shipping} />],
    ["Terms", `Version ${terms.version}`],
    ["Extensions", `${auction.extensions} of ${terms.extensionCap}`],
    ["Last ledger entry", auction.seq === 0 ? "No entries" : `Entry ${auction.seq}, ${headHash.slice(0, 12)}…`],
  ];
  return (
    <dl aria-live="polite" className="grid grid-cols-2 gap-x-gutter gap-y-5 sm:grid-cols-3 xl:grid-cols-5">
      {lines.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="font-semibold text-muted text-tiny">{name}</dt>
          <dd className="wrap-anywhere font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
