import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { Auction } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { AuctionCard, AuctionCards } from "./auction-card";

const naira = (sum: number) => formatNaira(sum * 100);
const on = (at: string) => `${formatLagosDate(at)}, ${formatLagosTime(at)}`;

/** The other sales that run or are to come, each with its picture, its price, and when it ends or opens. */
export function OtherAuctions({ auctions }: { auctions: readonly Auction[] }) {
  const running = auctions.filter(({ status }) => status !== "scheduled");
  const upcoming = auctions.filter(({ status }) => status === "scheduled");
  return (
    <>
      <List id="other-sales" title="Also running now" auctions={running} />
      <List id="coming-sales" title="Coming sales" auctions={upcoming} />
    </>
  );
}

function List({ id, title, auctions }: { id: string; title: string; auctions: readonly Auction[] }) {
  if (auctions.length === 0) return null;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="col-span-full grid scroll-mt-24 gap-6 border-line border-t pt-10 max-md:order-3"
    >
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <AuctionCards>
        {auctions.map((auction) => (
          <AuctionCard key={auction._id} auction={auction} lines={linesOf(auction)} />
        ))}
      </AuctionCards>
    </section>
  );
}

function linesOf({ status, currentBid, bidCount, start, end }: Auction): string[] {
  if (status === "scheduled")
    return [`Starts at ${naira(currentBid)}`, start ? `Opens ${on(start)}, Lagos time` : "Opening to be announced"];
  const price =
    bidCount === 0
      ? `Starts at ${naira(currentBid)}`
      : `${naira(currentBid)}, ${bidCount === 1 ? "one bid" : `${bidCount} bids`}`;
  return [price, status === "frozen" || !end ? "Paused" : `Ends ${on(end)}, Lagos time`];
}
