import { formatLagosDate } from "@/components/ui/lagos-time";
import type { Auction } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { AuctionCard, AuctionCards } from "./auction-card";

/** Earlier auctions and their prices. */
export function PastAuctions({ auctions }: { auctions: readonly Auction[] }) {
  return (
    <section aria-labelledby="past" className="grid gap-6 border-line border-t pt-10">
      <h2 id="past" className="text-heading">
        Earlier auctions
      </h2>
      <AuctionCards>
        {auctions.map((auction) => (
          <AuctionCard key={auction._id} auction={auction} lines={[describeResult(auction)]} />
        ))}
      </AuctionCards>
    </section>
  );
}

function describeResult({ finalBid, bidCount, end }: Auction): string {
  const result = finalBid === null ? "Not sold" : `Sold for ${formatNaira(finalBid * 100)}`;
  const bids = bidCount === 1 ? "one bid" : `${bidCount} bids`;
  return [result, bids, end && formatLagosDate(end)].filter(Boolean).join(", ");
}
