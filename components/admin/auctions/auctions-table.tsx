import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import type { AdminAuctionSummary } from "@/lib/auctions/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { AuctionStatus } from "./auction-status";
import { offerLabel } from "./offer-labels";

/** The auctions with their current bid and status. */
export function AuctionsTable({ auctions, filtered }: { auctions: readonly AdminAuctionSummary[]; filtered: boolean }) {
  if (auctions.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {filtered ? "No auctions found. Change or clear the filters." : "No auctions yet. Create the first one."}
      </p>
    );
  return (
    <DataTable
      caption="Auctions"
      hideCaption
      columns={["Auction", "Starts", "Ends", "Bid", "Leader", "Followers", "Status"]}
      numericColumns={["Bid", "Followers"]}
      rows={auctions.map((auction) => ({
        key: auction._id,
        cells: [
          <span key="sale" className="grid">
            <Link href={adminPaths.auction(auction._id)} prefetch={false} className="link font-semibold">
              {auction.title}
            </Link>
            <span className="text-muted text-tiny">{auction.slug}</span>
          </span>,
          <DateTime key="start" at={auction.start} />,
          <DateTime key="end" at={auction.end} />,
          <span key="bid" className="grid md:justify-items-end">
            <Price amount={auction.currentBid} size="small" />
            <span className="text-muted text-tiny">
              {auction.bidCount === 1 ? "1 bid" : `${auction.bidCount} bids`}
              {auction.reserve !== "none" && `, reserve ${auction.reserve}`}
            </span>
          </span>,
          auction.topBidder ?? (
            <span key="nobody" className="text-muted">
              None
            </span>
          ),
          auction.watching,
          <span key="state" className="grid justify-items-start gap-1">
            <AuctionStatus status={auction.status} />
            {auction.offer && (
              <span className="text-muted text-tiny">
                {offerLabel(auction.offer)}, {auction.offer.name}
              </span>
            )}
          </span>,
        ],
      }))}
    />
  );
}

function DateTime({ at }: { at: string | null }) {
  if (!at) return <span className="text-muted">Not set</span>;
  return (
    <time dateTime={at} className="grid">
      {formatLagosShortDate(at)}
      <span className="text-muted text-tiny">{formatLagosTime(at)}</span>
    </time>
  );
}
