import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminBid } from "@/lib/auctions/admin-contracts";
import { VoidBid } from "./console-bids";

type AuctionBidsProps = {
  auctionId: string;
  bids: readonly AdminBid[];
  /** The two highest bids while a bid can still be voided; null after the end. */
  highestBids: readonly AdminBid[] | null;
};

/** The bids of an auction with the bidders' names. */
export function AuctionBids({ auctionId, bids, highestBids }: AuctionBidsProps) {
  if (bids.length === 0) return <p className="font-normal font-read text-muted text-read">No bids.</p>;
  return (
    <DataTable
      caption="Bids"
      columns={["Entry", "Bidder", "Amount", "Time", "Status"]}
      numericColumns={["Amount"]}
      rows={bids.map((bid) => ({
        key: String(bid.seq),
        cells: [
          bid.seq,
          <span key="who" className="grid">
            <span>
              <b className="font-semibold">{bid.name}</b> as {bid.alias}
            </span>
            <span className="text-muted text-tiny">{bid.email}</span>
          </span>,
          <span key="sum" className="grid md:justify-items-end">
            <Price amount={bid.amount} size="small" className={bid.voidedAt ? "line-through" : ""} />
            {bid.raised && <span className="text-muted text-tiny">Automatic</span>}
          </span>,
          <time key="when" dateTime={bid.timestamp}>
            {formatLagosShortDate(bid.timestamp)}, {formatLagosTime(bid.timestamp)}
          </time>,
          <BidState key="state" auctionId={auctionId} bid={bid} highestBids={highestBids} />,
        ],
      }))}
    />
  );
}

type BidStateProps = Omit<AuctionBidsProps, "bids"> & { bid: AdminBid };

function BidState({ auctionId, bid, highestBids }: BidStateProps) {
  if (bid.voidedAt) return <StatusBadge tone="muted">Voided</StatusBadge>;
  if (!highestBids)
    return (
      <StatusBadge shape="dot" tone="success">
        Valid
      </StatusBadge>
    );
  return <VoidBid auctionId={auctionId} bid={bid} highestBids={highestBids} />;
}
