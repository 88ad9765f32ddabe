import type { ReactNode } from "react";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import { Price } from "@/components/ui/price";
import type { AdminAuction } from "@/lib/auction/admin-contracts";

const moment = (at: string | null) => (at ? `${lagosShortDay(at)}, ${lagosClock(at)}` : "Not set");

/** How a sale stands, with what only the house knows. */
export function SaleStanding({ sale: { auction, terms, reserve, watching, headHash } }: { sale: AdminAuction }) {
  const lines: readonly (readonly [string, ReactNode])[] = [
    ["Current bid", <Price key="bid" amount={auction.currentBid} size="large" />],
    ["Least that would stand", <Price key="least" amount={auction.minimumBid} />],
    ["Top bidder", auction.topBidder ?? "Nobody yet"],
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
    ["Followed by", watching],
    ["Begins", moment(auction.start)],
    ["Ends", moment(auction.end)],
    ["Extensions", `${auction.extensions} of ${terms.extensionCap}`],
    ["Ledger", auction.seq === 0 ? "No line yet" : `Line ${auction.seq}, ${headHash.slice(0, 12)}…`],
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
