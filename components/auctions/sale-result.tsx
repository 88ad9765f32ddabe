"use client";

import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { LotOffer } from "./lot-offer";

export type SaleResultProps = {
  room: AuctionDetail;
  next: { slug: string; title: string } | null;
  onChange: () => void;
};

/** What a visitor sees when the sale is over: the result, the lot to pay for, thanks, and where to go from here. */
export function SaleResult({ room, next, onChange }: SaleResultProps) {
  if (room.auction.status === "cancelled")
    return (
      <>
        <Alert tone="warning">This auction was cancelled. See the ledger for the reason.</Alert>
        <LotOffer room={room} onChange={onChange} />
      </>
    );
  return (
    <>
      <WinnerBanner room={room} />
      <LotOffer room={room} onChange={onChange} />
      <WhatNext room={room} next={next} />
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
  return <ResultBanner title={title} amount={finalBid} text={describeEnd(finalBid !== null, bidCount)} />;
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
      <p className="font-medium">{text}</p>
    </section>
  );
}

function describeEnd(isSold: boolean, bidCount: number): string {
  const bids = bidCount === 1 ? "one bid" : `${bidCount} bids`;
  if (isSold) return `The hammer fell after ${bids}.`;
  return bidCount > 0 ? `The reserve was not met, after ${bids}.` : "No bids.";
}

function nextStep({ auction, you }: AuctionDetail): string {
  if (auction.winner === "You")
    return "Once it is paid, we pack the lot, and its papers name the ledger entry that made it yours.";
  // Without a winner there is no second chance; who has an offer sees it above.
  return auction.winner && !you?.offer
    ? "Should the winner not pay, the lot is offered to the next bidder, and we email you."
    : "";
}

/** Thanks after the end, and where to go from here. */
function WhatNext({ room, next }: Pick<SaleResultProps, "room" | "next">) {
  const { you } = room;
  return (
    <section aria-label="What next" className="grid gap-2 font-normal font-read text-read">
      {you?.hasBid && <p>{["Thank you for bidding.", nextStep(room)].filter(Boolean).join(" ")}</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-medium font-sans text-base">
        {next && (
          <li>
            <Link href={paths.auction(next.slug)} prefetch={false} className="link">
              Next: {next.title}
            </Link>
          </li>
        )}
        <li>
          <Link href={paths.drops} prefetch={false} className="link">
            See the drops
          </Link>
        </li>
      </ul>
    </section>
  );
}
