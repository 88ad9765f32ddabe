"use client";

import { Suspense } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/lib/core/urls/paths";
import type { BidFormProps } from "./bid-form";
import { banMessages } from "./labels";
import { VipGate } from "./vip-gate";

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

/**
 * As high as the form, so that nothing moves when it arrives. While bids are taken it has a link to the form of the text version where the
 * button will be: it is in the HTML, and works before the scripts have arrived and without them.
 */
const BidFormSkeleton = ({ slug, isRunning }: { slug: string; isRunning: boolean }) => (
  <div className="grid h-75 content-start gap-4 sm:h-56">
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Skeleton className="h-25" />
      {isRunning && (
        <ButtonLink href={paths.auctionLite(slug)} className="max-sm:w-full sm:mt-7 sm:min-w-36">
          Place Bid
        </ButtonLink>
      )}
    </div>
    <Skeleton className="h-11" />
  </div>
);

type BiddingPanelProps = BidFormProps & { loaded: boolean };

/**
 * The bid form of a running auction, or why the user cannot bid; nothing during a pause and after the end. The form is only hidden by a
 * pause, so that it keeps what was typed.
 */
export function BiddingPanel({ loaded, ...form }: BiddingPanelProps) {
  const { auction, you } = form.room;
  const isRunning = auction.status === "running";
  const isPaused = auction.status === "frozen";
  if (isPaused && (!loaded || !you || you.banned)) return null;
  if (!isRunning && !isPaused && auction.status !== "scheduled") return null;
  const skeleton = <BidFormSkeleton slug={auction.slug} isRunning={isRunning} />;
  if (!loaded) return skeleton;
  if (!you || you.banned === "vip") return <VipGate returnTo={paths.auction(auction.slug)} />;
  if (you.banned) return <Alert tone="warning">{banMessages[you.banned]}</Alert>;
  if (auction.status === "scheduled")
    return (
      <p className="font-normal font-read text-read">
        Bidding opens at the end of the countdown. The form will appear here.
      </p>
    );
  return (
    <div hidden={isPaused} className="min-h-75 sm:min-h-56">
      <Suspense fallback={skeleton}>
        <BidForm {...form} />
      </Suspense>
    </div>
  );
}
