"use client";

import { Alert } from "@/components/ui/alert";
import type { Auction, AuctionDetail } from "@/lib/auctions/contracts";
import { BidStatus } from "./bid-status";
import { BidderBanner } from "./bidder-banner";
import { BiddingPanel } from "./bidding-panel";
import { ClockPanel } from "./clock-panel";
import { ConnectionStatus } from "./connection-status";
import { OtherAuctions } from "./other-auctions";
import { SaleFacts } from "./sale-facts";
import { SaleResult } from "./sale-result";
import { SaleroomHistory } from "./saleroom-history";
import { useAuction } from "./use-auction";
import { useConnection } from "./use-connection";
import { WatchButton } from "./watch-button";

type SaleroomProps = {
  initial: AuctionDetail;
  /** The sale to go on to. */
  next: Auction | null;
  /** The other sales that run. */
  running: readonly Auction[];
  /** The price of a month in the Circle, in naira; null when no plan is sold by the month. */
  monthlyPrice: number | null;
};

/** The live part of the auction page: clock, current bid, bid form or VIP gate, and history; the result once it is over; and the other sales that run. */
export function Saleroom({ initial, next, running, monthlyPrice }: SaleroomProps) {
  const { room, loaded, isFailed, isCurrent, live, offset, readAt, refresh, onTermsAccepted } = useAuction(initial);
  const connection = useConnection(loaded && live === "reconnecting", isCurrent);
  const { status } = room.auction;
  const isOver = status === "ended" || status === "cancelled";
  // While bids are taken, the form comes before the facts, so that its button is in sight.
  const isOpen = status === "running" || status === "frozen";
  const watchButton = !isOver && <WatchButton room={room} onChange={refresh} />;
  return (
    <>
      <div className="col-span-full grid grid-cols-1 content-start gap-4 md:col-span-7 xl:col-span-5">
        {!isOpen && <ConnectionStatus connection={connection} />}
        <BidderBanner room={room} loaded={loaded} isCurrent={isCurrent} connection={connection} />
        {isOver && <SaleResult room={room} loaded={loaded || isFailed} next={next} onChange={refresh} />}
        {status === "frozen" && (
          <Alert tone="pending">{`The auction is paused, and the end moves by the pause. Reason: ${room.terms.frozenReason}`}</Alert>
        )}
        {!isOver && room.terms.message && (
          <Alert tone="pending">{`The museum to all bidders: ${room.terms.message}`}</Alert>
        )}
        <ClockPanel room={room} offset={offset} onZero={refresh}>
          {status !== "ended" && <BidStatus room={room} />}
        </ClockPanel>
        {/* Before the opening it is the only thing to do. */}
        {!isOpen && watchButton}
        {!isOpen && <SaleFacts room={room} />}
        <BiddingPanel
          room={room}
          loaded={loaded}
          monthlyPrice={monthlyPrice}
          readAt={readAt}
          offset={offset}
          isOffline={connection === "offline"}
          onBid={refresh}
          onTermsAccepted={onTermsAccepted}
        />
        {isOpen && <SaleFacts room={room} />}
        {isOpen && watchButton}
      </div>
      <div className="order-1 col-span-full grid grid-cols-1 content-start gap-3 pt-6 md:order-none md:col-span-7 md:col-start-6 md:pt-4 xl:pt-0 xl:col-span-3 xl:col-start-auto">
        <SaleroomHistory room={room} hasCondition={initial.auction.status === "scheduled"} />
      </div>
      <div className="order-1 col-span-full empty:hidden md:order-none">
        <OtherAuctions
          id="other-sales"
          title="Also running now"
          // The next one is shown beside the result.
          auctions={isOver ? running.filter(({ _id }) => _id !== next?._id) : running}
        />
      </div>
    </>
  );
}
