import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminBid } from "@/lib/auctions/admin-contracts";
import { formatNaira } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

type AuctionBidsProps = {
  auctionId: string;
  bids: readonly AdminBid[];
  /** Whether a bid can still be voided. */
  isOpen: boolean;
};

/** The bids of an auction with the bidders' names. */
export function AuctionBids({ auctionId, bids, isOpen }: AuctionBidsProps) {
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
          <BidState key="state" auctionId={auctionId} bid={bid} isOpen={isOpen} />,
        ],
      }))}
    />
  );
}

function BidState({ auctionId, bid, isOpen }: { auctionId: string; bid: AdminBid; isOpen: boolean }) {
  if (bid.voidedAt) return <StatusBadge tone="muted">Voided</StatusBadge>;
  if (!isOpen)
    return (
      <StatusBadge shape="dot" tone="success">
        Valid
      </StatusBadge>
    );
  const sum = formatNaira(bid.amount * 100);
  return (
    <ConfirmWithReason
      path={adminApiPaths.auctionAction(auctionId, "void")}
      body={{ seq: bid.seq }}
      label="Void"
      loadingText="Voiding…"
      subject={`${bid.name}’s bid of ${sum}`}
      variant="danger"
      question="Its entry stays in the ledger, and a further entry says that it is void. The bidder’s maximum is voided too."
      consequence="The bidder and the new leader get an email."
      reasonHint="Shown publicly in the ledger."
      successText={`The bid of ${sum} is voided`}
    />
  );
}
