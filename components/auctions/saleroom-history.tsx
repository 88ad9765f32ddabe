import Link from "next/link";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { paths } from "@/lib/core/urls/paths";
import { Audience } from "./audience";
import { BidHistory } from "./bid-history";
import { ConditionReport } from "./lot-details";

type SaleroomHistoryProps = {
  room: AuctionDetail;
  /** Before the opening there are no bids, and the condition of the lot is shown in their place. */
  hasCondition: boolean;
};

/** The bids, the ledger, and the reader's own alias and bids. */
export function SaleroomHistory({ room, hasCondition }: SaleroomHistoryProps) {
  const { auction, bids, terms, you } = room;
  const isOver = auction.status === "ended" || auction.status === "cancelled";
  const isToCome = auction.status === "scheduled" && hasCondition && terms.conditionReport !== "";
  return (
    <>
      {!isToCome && (
        <>
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="font-sign text-section">Bid history</h2>
            {!isOver && <Audience auctionId={auction._id} />}
          </div>
          <BidHistory bids={bids} total={auction.bidCount} isOver={isOver} />
        </>
      )}
      {hasCondition && <ConditionReport room={room} beside={isToCome && <Audience auctionId={auction._id} />} />}
      <p className="text-small">
        <Link href={paths.auctionLedger(auction.slug)} prefetch={false} className="link">
          View and verify the ledger
        </Link>
      </p>
      {you?.alias && (
        <p className="text-muted text-small">
          {[`You bid as ${you.alias}.`, nextStep(room)].filter(Boolean).join(" ")}
        </p>
      )}
      {you && (
        <p className="text-small">
          <Link href={paths.myBids} prefetch={false} className="link">
            My bids
          </Link>
        </p>
      )}
    </>
  );
}

/** What a bidder waits for when the sale is over. */
function nextStep({ auction, you }: AuctionDetail): string {
  if (auction.status !== "ended" || !you?.hasBid || !auction.winner) return "";
  if (auction.winner === "You")
    return "Once it is paid, we pack the lot, and its papers name the ledger entry that made it yours.";
  // Who has an offer sees it above.
  return you.offer ? "" : "Should the winner not pay, the lot is offered to the next bidder, and we email you.";
}
