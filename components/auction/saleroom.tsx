"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { Message } from "@/components/ui/message";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import type { Room } from "@/lib/auction/contracts";
import { paths } from "@/lib/platform/paths";
import { BidForm } from "./bid-form";
import { BidHistory } from "./bid-history";
import { Countdown } from "./countdown";
import { LotOffer, WinnerBanner } from "./outcome";
import { useSale } from "./use-sale";
import { VipGate } from "./vip-gate";
import { WatchButton } from "./watch-button";
import { barWords } from "./words";

const states = {
  draft: "Not announced",
  scheduled: "Next auction starts soon",
  running: "Time remaining",
  frozen: "Paused",
  ended: "Over",
  cancelled: "Cancelled",
} as const;

/** The live part of the room: the clock, the bid that stands, the form or the gate, the history. */
export function Saleroom({ initial }: { initial: Room }) {
  const { room, known, live, offset, refresh } = useSale(initial);
  const { auction, terms, you } = room;
  const { status } = auction;
  const isOpen = status === "running";
  const isOver = status === "ended" || status === "cancelled";
  return (
    <div className="grid gap-6">
      <Connection isLost={known && live === "reconnecting"} />
      {status === "ended" && <WinnerBanner room={room} />}
      {status === "cancelled" && <Message>⚠️ This sale was cancelled. The ledger says when and why.</Message>}
      {status === "frozen" && (
        <Message>{`⏳ The sale is paused, and nobody loses time to it. The reason given: ${terms.frozenReason}`}</Message>
      )}
      <div
        className={
          isOpen || status === "scheduled"
            ? "grid grid-cols-[minmax(8.5rem,16rem)_1fr] items-center gap-x-5 sm:gap-x-8"
            : "grid"
        }
      >
        {(isOpen || status === "scheduled") && (
          <Countdown
            to={isOpen ? auction.end : auction.start}
            from={isOpen ? auction.start : null}
            offset={offset}
            label={states[status]}
            what={isOpen ? "end" : "opening"}
            onZero={refresh}
          />
        )}
        {status !== "ended" && <Standing room={room} />}
      </div>
      <Moments room={room} />
      {isOver && <LotOffer room={room} />}
      {(isOpen || status === "scheduled") && !known && <Skeleton className="h-52" />}
      {(isOpen || status === "scheduled") && known && <Floor room={room} isOpen={isOpen} onBid={refresh} />}
      {!isOver && <WatchButton room={room} onChange={refresh} />}
      <div className="grid gap-3">
        <h2 className="text-subheading">Bid history</h2>
        <BidHistory bids={room.bids} total={auction.bidCount} />
        <p className="text-small">
          <Link href={paths.auctionLedger(auction.slug)} prefetch={false} className="link">
            Read the ledger and check it
          </Link>
          {you?.alias && <span className="text-muted"> In it you are {you.alias}.</span>}
        </p>
      </div>
    </div>
  );
}

/** The price, whose it is, and whether the reserve is met. */
function Standing({ room: { auction, terms } }: { room: Room }) {
  const { status, bidCount, currentBid, topBidder } = auction;
  return (
    <dl className="grid gap-4">
      <div aria-live="polite">
        <dt className="font-semibold text-muted text-small">{status === "scheduled" ? "Starts at" : "Current bid"}</dt>
        <dd>
          <Price amount={currentBid} size="huge" />
        </dd>
      </div>
      {status !== "scheduled" && (
        <div aria-live="polite">
          <dt className="font-semibold text-muted text-small">Top bidder</dt>
          <dd className="font-semibold text-subheading">{topBidder ?? "Nobody yet"}</dd>
          {bidCount > 0 && <dd className="text-muted text-small">{bidCount === 1 ? "One bid" : `${bidCount} bids`}</dd>}
        </div>
      )}
      {terms.reserve !== "none" && status !== "cancelled" && (
        <div>
          <dt className="font-semibold text-muted text-small">Reserve</dt>
          <dd>{terms.reserve === "met" ? "Met" : "Not met yet"}</dd>
        </div>
      )}
    </dl>
  );
}

/** When it opens and ends, by the calendar: a countdown is of no use to somebody who plans their evening. */
function Moments({ room: { auction } }: { room: Room }) {
  const { status, start, end, extensions } = auction;
  if (!start || !end || status === "cancelled") return null;
  const on = (at: string) => `${lagosDay(at)}, ${lagosClock(at)}`;
  return (
    <p className="max-w-[56ch] font-normal font-read text-muted text-small">
      {status === "scheduled" && <>Opens {on(start)}. </>}
      {status === "ended" ? "Ended" : "Ends"} <time dateTime={end}>{on(end)}</time>, by the clock in Lagos
      {extensions > 0 &&
        `; late bids have moved the end ${extensions === 1 ? "once" : extensions === 2 ? "twice" : `${extensions} times`}`}
      .
    </p>
  );
}

/** Says that the room is asked and does not hear by itself; not of the moment in which a connection is only being made. */
function Connection({ isLost }: { isLost: boolean }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), 2_000);
    return () => clearTimeout(timer);
  }, [isLost]);
  return (
    <p role="status" className="min-h-6 font-medium text-muted text-small">
      {isLost && isLong ? "Reconnecting… The room is asked every few seconds meanwhile." : ""}
    </p>
  );
}

/** Where one bids, or is told why not. */
function Floor({ room, isOpen, onBid }: { room: Room; isOpen: boolean; onBid: () => void }) {
  const { auction, you } = room;
  if (!you || you.barred === "vip") return <VipGate here={paths.auction(auction.slug)} />;
  if (you.barred) return <Message>{`⚠️ ${barWords[you.barred]}`}</Message>;
  if (!isOpen)
    return (
      <p className="font-normal font-read text-read">
        Bidding opens when the clock has run down. The form will stand here.
      </p>
    );
  return <BidForm room={room} onBid={onBid} />;
}
