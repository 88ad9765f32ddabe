import Link from "next/link";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { paths } from "@/lib/core/urls/paths";
import { BidHistory } from "./bid-history";

/** The bids, the ledger, and the reader's own alias and bids. */
export function SaleroomHistory({ room: { auction, bids, you } }: { room: AuctionDetail }) {
  return (
    <>
      <h2 className="text-subheading">Bid history</h2>
      <BidHistory bids={bids} total={auction.bidCount} />
      <p className="text-small">
        <Link href={paths.auctionLedger(auction.slug)} prefetch={false} className="link">
          View and verify the ledger
        </Link>
      </p>
      {you?.alias && <p className="text-muted text-small">You bid as {you.alias}.</p>}
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
