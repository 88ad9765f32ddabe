"use client";

import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import type { Auction, AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { AuctionCard } from "./auction-card";
import { LotOffer } from "./lot-offer";
import { linesOf } from "./other-auctions";
import "./saleroom.css";

type SaleResultProps = {
  room: AuctionDetail;
  /** The server has said who the reader is, or could not be asked. */
  loaded: boolean;
  /** The sale to go on to. */
  next: Auction | null;
  onChange: () => void;
};

/**
 * What a visitor sees when the sale is over: the result, and the sale to go on to. Whom the lot is offered to sees the offer in that place, so
 * that nothing moves when the page knows its reader.
 */
export function SaleResult({ room, loaded, next, onChange }: SaleResultProps) {
  const hasOffer =
    room.you?.offer != null && room.you.offer.status !== "lapsed" && room.you.offer.status !== "withdrawn";
  return (
    <>
      {room.auction.status === "cancelled" ? (
        <Alert tone="warning">This auction was cancelled. See the ledger for the reason.</Alert>
      ) : (
        <WinnerBanner room={room} loaded={loaded} />
      )}
      <div className={`grid content-start gap-4 ${next ? "min-h-36" : ""}`}>
        {hasOffer ? <LotOffer room={room} onChange={onChange} /> : <WhatNext next={next} />}
      </div>
    </>
  );
}

/**
 * The result of an auction as a banner. Until the server has said who the reader is, or could not be asked, somebody who seems to be signed in reads
 * only "Sold": they may be the winner.
 */
function WinnerBanner({ room: { auction, bids, you }, loaded }: Pick<SaleResultProps, "room" | "loaded">) {
  const { winner, finalBid, currentBid, bidCount } = auction;
  const offer = you?.offer;
  const isOffered = offer?.kind === "second_chance" && offer.status === "open";
  const ownBid = winner === "You" ? undefined : bids.findLast(({ bidder }) => bidder === "You");
  const thanks = ownBid ? `Thank you. You bid up to ${formatNaira(ownBid.amount * 100)}` : "Thank you for bidding";
  const kicker = you?.hasBid || ownBid ? thanks : "The sale is over";
  if (isOffered)
    return (
      <ResultBanner
        kicker={kicker}
        title="The lot is offered to you"
        amount={offer.amount}
        text="At the price of your bid."
        look="yours"
      />
    );
  const soldTitle = loaded ? (
    `Sold to ${winner}`
  ) : (
    <>
      Sold <span className="in-data-session:invisible">to {winner}</span>
    </>
  );
  const title = winner === "You" ? "The lot is yours" : winner ? soldTitle : "Not sold";
  const count = bidCount === 1 ? "one bid" : `${bidCount} bids`;
  if (finalBid !== null)
    return (
      <ResultBanner
        kicker={kicker}
        title={title}
        amount={finalBid}
        text={`The hammer fell after ${count}.`}
        look={winner === "You" ? "yours" : "sold"}
      />
    );
  const highest = bidCount === 1 ? "The only bid" : `The highest of ${count}`;
  return (
    <ResultBanner
      kicker={kicker}
      title={title}
      amount={bidCount > 0 ? currentBid : null}
      amountLabel={highest}
      text={bidCount > 0 ? "The reserve was not met." : "No bids."}
      look="unsold"
    />
  );
}

type ResultBannerProps = {
  /** A line above the title that every reader has, so that the banner keeps its height when the page knows its reader. */
  kicker: string;
  title: ReactNode;
  amount: number | null;
  /** What the amount is, where it is no price. */
  amountLabel?: string;
  text: string;
  look: keyof typeof resultLooks;
};

const resultLooks = {
  yours: {
    ground: "on-paper result-yours",
    kicker: "",
  },
  sold: {
    ground: "on-paper shadow-label ring-1 ring-label-line ring-inset",
    kicker: "sold-dot",
  },
  unsold: { ground: "bg-cloth text-cloth-ink shadow-[inset_0_0_0_1px_var(--cloth-line)]", kicker: "text-cloth-muted" },
};

/**
 * A result in large letters: on paper with an edge of brass for the reader's own lot, with the red dot of a sold work for others, on indigo cloth
 * when it was not sold.
 */
function ResultBanner({ kicker, title, amount, amountLabel, text, look }: ResultBannerProps) {
  return (
    <section
      aria-label="Result"
      role="status"
      className={`@container grid gap-2 rounded-control p-5 sm:p-6 ${resultLooks[look].ground}`}
    >
      <p className={`font-semibold text-small ${resultLooks[look].kicker}`}>{kicker}</p>
      <h2 className="text-heading">{title}</h2>
      {amount !== null && (
        <p className="font-bold tabular-nums">
          {amountLabel && <span className="block pb-1 font-semibold text-small">{amountLabel}</span>}
          <span className="block text-[clamp(2rem,14cqw,4rem)] leading-none">{formatNaira(amount * 100)}</span>
        </p>
      )}
      <p className="pt-1 font-medium">{text}</p>
    </section>
  );
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
      <ButtonLink href={paths.drops} variant="secondary" className="max-sm:w-full sm:justify-self-start">
        See the drops
      </ButtonLink>
    </section>
  );
}
