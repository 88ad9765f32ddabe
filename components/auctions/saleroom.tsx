"use client";

import Link from "next/link";
import { Suspense, useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { paths } from "@/lib/core/urls/paths";
import type { BidFormProps } from "./bid-form";
import { BidHistory } from "./bid-history";
import { BidderBanner } from "./bidder-banner";
import { Countdown } from "./countdown";
import { banMessages } from "./labels";
import { LotOffer, WhatNext, WinnerBanner } from "./outcome";
import { useAuction } from "./use-auction";
import { VipGate } from "./vip-gate";
import { WatchButton } from "./watch-button";

const statusLabels = {
  draft: "Not announced",
  scheduled: "Next auction starts soon",
  running: "Time remaining",
  frozen: "Paused",
  ended: "Over",
  cancelled: "Cancelled",
} as const;

/** Loaded for those who may bid. */
const BidForm = lazyWithFallback<BidFormProps>(
  () => import("./bid-form").then((file) => file.BidForm),
  ({ room }) => (
    <Alert tone="error">
      The form could not be loaded. Reload the page, or bid on{" "}
      <a href={paths.auctionLite(room.auction.slug)} className="link">
        the text version
      </a>
      .
    </Alert>
  ),
);

/** The live part of the auction page: clock, current bid, bid form or VIP gate, and history. */
export function Saleroom({ initial, next }: { initial: AuctionDetail; next: { slug: string; title: string } | null }) {
  const { room, loaded, isCurrent, live, offset, refresh, onTermsAccepted } = useAuction(initial);
  const { auction, terms, you } = room;
  const { status } = auction;
  const isOpen = status === "running";
  const isOver = status === "ended" || status === "cancelled";
  return (
    <>
      <div className="col-span-full grid gap-4 md:col-span-7 xl:col-span-5">
        <Connection isLost={loaded && live === "reconnecting"} />
        {status === "ended" && <WinnerBanner room={room} />}
        <BidderBanner room={room} isCurrent={isCurrent} />
        {status === "cancelled" && (
          <Alert tone="warning">This auction was cancelled. See the ledger for the reason.</Alert>
        )}
        {status === "frozen" && (
          <Alert tone="pending">{`The auction is paused, and the end moves by the pause. Reason: ${terms.frozenReason}`}</Alert>
        )}
        <div
          className={
            isOpen || status === "scheduled"
              ? "grid grid-cols-[minmax(8rem,13rem)_1fr] items-center gap-x-5 sm:gap-x-8"
              : "grid"
          }
        >
          {(isOpen || status === "scheduled") && (
            <Countdown
              to={isOpen ? auction.end : auction.start}
              from={isOpen ? auction.start : null}
              offset={offset}
              label={statusLabels[status]}
              countsTo={isOpen ? "end" : "opening"}
              onZero={refresh}
            />
          )}
          {status !== "ended" && <BidStatus room={room} />}
        </div>
        {isOver && <LotOffer room={room} onChange={refresh} />}
        {status === "ended" && <WhatNext room={room} next={next} />}
        {(isOpen || status === "scheduled") && !loaded && <Skeleton className="h-52" />}
        {(isOpen || status === "scheduled") && loaded && (
          <BiddingPanel room={room} isOpen={isOpen} onBid={refresh} onTermsAccepted={onTermsAccepted} />
        )}
        <Schedule room={room} />
        {!isOver && <WatchButton room={room} onChange={refresh} />}
      </div>
      <div className="order-1 col-span-full grid gap-3 md:order-none md:col-span-7 xl:col-span-3">
        <h2 className="text-subheading">Bid history</h2>
        <BidHistory bids={room.bids} total={auction.bidCount} />
        <p className="text-small">
          <Link href={paths.auctionLedger(auction.slug)} prefetch={false} className="link">
            View and verify the ledger
          </Link>
          {you?.alias && <span className="text-muted"> You bid as {you.alias}.</span>}
        </p>
        {you && (
          <p className="text-small">
            <Link href={paths.myBids} prefetch={false} className="link">
              My bids
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

/** The price, the top bidder, and whether the reserve is met. */
function BidStatus({ room: { auction, terms } }: { room: AuctionDetail }) {
  const { status, bidCount, currentBid, topBidder } = auction;
  return (
    <dl className="grid gap-3">
      <div aria-live="polite">
        <dt className="pb-1 font-semibold text-muted text-small">
          {status === "scheduled" ? "Starts at" : "Current bid"}
        </dt>
        <dd>
          <Price amount={currentBid} size="giant" />
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

/** Opening and end as dates, because a countdown alone does not help with planning. */
function Schedule({ room: { auction } }: { room: AuctionDetail }) {
  const { status, start, end, extensions } = auction;
  if (!start || !end || status === "cancelled") return null;
  const on = (at: string) => `${formatLagosDate(at)}, ${formatLagosTime(at)}`;
  return (
    <p className="max-w-[56ch] font-normal font-read text-muted text-small">
      {status === "scheduled" && <>Opens {on(start)}. </>}
      {status === "ended" ? "Ended" : "Ends"} <time dateTime={end}>{on(end)}</time>, Lagos time
      {extensions > 0 &&
        `; late bids have moved the end ${extensions === 1 ? "once" : extensions === 2 ? "twice" : `${extensions} times`}`}
      .
    </p>
  );
}

/** Says that this device is offline, or that the page polls instead of receiving messages; the latter not for brief reconnects. */
function Connection({ isLost }: { isLost: boolean }) {
  const [isLong, setLong] = useState(false);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const read = () => setOffline(!navigator.onLine);
    read();
    addEventListener("online", read);
    addEventListener("offline", read);
    return () => {
      removeEventListener("online", read);
      removeEventListener("offline", read);
    };
  }, []);
  useEffect(() => {
    setLong(false);
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), 2_000);
    return () => clearTimeout(timer);
  }, [isLost]);
  const text = isOffline
    ? "You are offline. The price may be out of date."
    : isLost && isLong
      ? "Reconnecting… Refreshing every few seconds."
      : "";
  return (
    <p
      role="status"
      className={text ? "rounded-control bg-raised px-4 py-2 font-medium text-small text-warn" : "sr-only"}
    >
      {text}
    </p>
  );
}

type BiddingPanelProps = BidFormProps & { isOpen: boolean };

/** The bid form, or why the user cannot bid. */
function BiddingPanel({ room, isOpen, onBid, onTermsAccepted }: BiddingPanelProps) {
  const { auction, you } = room;
  if (!you || you.banned === "vip") return <VipGate returnTo={paths.auction(auction.slug)} />;
  if (you.banned) return <Alert tone="warning">{banMessages[you.banned]}</Alert>;
  if (!isOpen)
    return (
      <p className="font-normal font-read text-read">
        Bidding opens at the end of the countdown. The form will appear here.
      </p>
    );
  return (
    <Suspense fallback={<Skeleton className="h-52" />}>
      <BidForm room={room} onBid={onBid} onTermsAccepted={onTermsAccepted} />
    </Suspense>
  );
}
