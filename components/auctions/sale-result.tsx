"use client";

import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import type { Auction, AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { AuctionCard } from "./auction-card";
import { LotOffer } from "./lot-offer";
import { linesOf } from "./other-auctions";

type SaleResultProps = {
  room: AuctionDetail;
  /** The sale to go on to. */
  next: Auction | null;
  onChange: () => void;
};

/**
 * What a visitor sees when the sale is over: the result, and the sale to go on to. Whom the lot is offered to sees the offer in that place, so
 * that nothing moves when the page knows its reader.
 */
export function SaleResult({ room, next, onChange }: SaleResultProps) {
  const hasOffer =
    room.you?.offer != null && room.you.offer.status !== "lapsed" && room.you.offer.status !== "withdrawn";
  return (
    <>
      {room.auction.status === "cancelled" ? (
        <Alert tone="warning">This auction was cancelled. See the ledger for the reason.</Alert>
      ) : (
        <WinnerBanner room={room} />
      )}
      <div className={`grid content-start gap-4 ${next ? "min-h-36" : ""}`}>
        {hasOffer ? <LotOffer room={room} onChange={onChange} /> : <WhatNext next={next} />}
      </div>
    </>
  );
}

/** The result of an auction as a banner. */
function WinnerBanner({ room: { auction, you } }: { room: AuctionDetail }) {
  const { winner, finalBid, bidCount } = auction;
  const offer = you?.offer;
  if (offer?.kind === "second_chance" && offer.status === "open")
    return <ResultBanner title="The lot is offered to you" amount={offer.amount} text="At the price of your bid." />;
  const title = winner === "You" ? "The lot is yours" : winner ? `Sold to ${winner}` : "Not sold";
  return (
    <ResultBanner
      title={title}
      amount={finalBid}
      text={`${you?.hasBid ? "Thank you for bidding. " : ""}${describeEnd(finalBid !== null, bidCount)}`}
    />
  );
}

/** A result in large letters; one without an amount is quieter. */
function ResultBanner({ title, amount, text }: { title: string; amount: number | null; text: string }) {
  const isSold = amount !== null;
  return (
    <section
      aria-label="Result"
      role="status"
      className={`@container grid gap-3 rounded-control p-5 sm:p-7 ${isSold ? "bg-accent text-on-accent" : "bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)]"}`}
    >
      <h2 className="text-heading">{title}</h2>
      {isSold && (
        <p className="font-bold text-[clamp(2rem,14cqw,4rem)] tabular-nums leading-none">{formatNaira(amount * 100)}</p>
      )}
      {/* Room for the thanks to a bidder. */}
      <p className="min-h-[2lh] font-medium">{text}</p>
    </section>
  );
}

function describeEnd(isSold: boolean, bidCount: number): string {
  const bids = bidCount === 1 ? "one bid" : `${bidCount} bids`;
  if (isSold) return `The hammer fell after ${bids}.`;
  return bidCount > 0 ? `The reserve was not met, after ${bids}.` : "No bids.";
}

const kickerOf = ({ status }: Auction) =>
  status === "scheduled" ? "Next sale" : status === "frozen" ? "Paused sale" : "On sale now";

/** Where to go from here. */
function WhatNext({ next }: { next: Auction | null }) {
  return (
    <section aria-label="What next" className="grid gap-3">
      {next && (
        <ul>
          <AuctionCard auction={next} kicker={kickerOf(next)} lines={linesOf(next)} compact />
        </ul>
      )}
      <p>
        <Link href={paths.drops} prefetch={false} className="link font-medium">
          See the drops
        </Link>
      </p>
    </section>
  );
}
