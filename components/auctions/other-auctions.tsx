import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { Auction } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { AuctionCard, AuctionCards } from "./auction-card";

const naira = (sum: number) => formatNaira(sum * 100);
const on = (at: string) => `${formatLagosDate(at)}, ${formatLagosTime(at)}`;

type OtherAuctionsProps = { id: string; title: string; auctions: readonly Auction[] };

/** Other sales, each with its picture, its price, and when it ends or opens; nothing without any. */
export function OtherAuctions({ id, title, auctions }: OtherAuctionsProps) {
  if (auctions.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-5 border-line border-t pt-8">
      <h2 id={`${id}-title`} className="font-sign text-section">
        {title}
      </h2>
      <AuctionCards>
        {auctions.map((auction) => (
          <AuctionCard key={auction._id} auction={auction} lines={linesOf(auction)} compact />
        ))}
      </AuctionCards>
    </section>
  );
}

/** What a card says about a sale that runs or is to come: its price, and when it ends or opens. */
export function linesOf({ status, currentBid, bidCount, start, end }: Auction): string[] {
  if (status === "scheduled")
    return [`Starts at ${naira(currentBid)}`, start ? `Opens ${on(start)}, Lagos time` : "Opening to be announced"];
  const price =
    bidCount === 0
      ? `No bids yet, starts at ${naira(currentBid)}`
      : `${naira(currentBid)}, ${bidCount === 1 ? "one bid" : `${bidCount} bids`}`;
  return [price, status === "frozen" || !end ? "Paused" : `Ends ${on(end)}, Lagos time`];
}
