"use client";

import { Suspense } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/lib/core/urls/paths";
import type { BidFormProps } from "./bid-form";
import { banMessages } from "./labels";
import { MemberGate, VisitorGate } from "./vip-gate";

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

/** For readers who seem to be signed in, the height of the form with one row of amounts, so that nothing below moves when placeholder, form and gate take each other's place. */
const panelClass = "grid in-data-session:min-h-78 sm:in-data-session:min-h-62 md:max-xl:in-data-session:min-h-70";

/** While bids are taken it has a link to the form of the text version where the button will be. */
const BidFormSkeleton = ({ slug, isRunning }: { slug: string; isRunning: boolean }) => (
  <div className="grid content-start gap-4">
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Skeleton className="h-25" />
      {isRunning && (
        <ButtonLink href={paths.auctionLite(slug)} className="max-sm:w-full sm:mt-6.5 sm:min-w-36">
          Place Bid
        </ButtonLink>
      )}
    </div>
    <Skeleton className="h-11" />
  </div>
);

const OpensLater = () => (
  <p className="self-start border-brass border-s-3 py-1 ps-4 font-normal font-read text-read">
    Bidding opens at the end of the countdown. The form will appear here.
  </p>
);

type BiddingPanelProps = BidFormProps & {
  loaded: boolean;
  /** The price of a month in the Circle, in naira, for the gate. */
  monthlyPrice: number | null;
};

/**
 * The bid form of a running auction, or why the user cannot bid; nothing during a pause and after the end. The form is only hidden by a
 * pause, so that it keeps what was typed. The HTML of the page has the gate and the form's placeholder; the script in the head
 * (head-script.ts) decides which of them is shown until the server has said who the reader is.
 */
export function BiddingPanel({ loaded, monthlyPrice, ...form }: BiddingPanelProps) {
  const { auction, you } = form.room;
  const gate = { slug: auction.slug, monthlyPrice };
  const isRunning = auction.status === "running";
  const isPaused = auction.status === "frozen";
  if (isPaused && (!loaded || !you || you.banned)) return null;
  const isScheduled = auction.status === "scheduled";
  if (!isRunning && !isPaused && !isScheduled) return null;
  const className = isScheduled ? "grid" : panelClass;
  const skeleton = isScheduled ? <OpensLater /> : <BidFormSkeleton slug={auction.slug} isRunning={isRunning} />;
  if (!loaded)
    return (
      <div className={className}>
        <div className="hidden in-data-session:block">{skeleton}</div>
        <VisitorGate {...gate} className="in-data-session:hidden" />
      </div>
    );
  return (
    <div hidden={isPaused} className={className}>
      {!you ? (
        <VisitorGate {...gate} />
      ) : you.banned === "vip" ? (
        <MemberGate {...gate} />
      ) : you.banned ? (
        <Alert tone="warning" className="self-start">
          {banMessages[you.banned]}
        </Alert>
      ) : isScheduled ? (
        <OpensLater />
      ) : (
        <Suspense fallback={skeleton}>
          <BidForm {...form} />
        </Suspense>
      )}
    </div>
  );
}
