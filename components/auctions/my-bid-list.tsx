import Link from "next/link";
import type { ComponentProps } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { MyBid } from "@/lib/auctions/my-bid-contracts";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";

const naira = (sum: number) => formatNaira(sum * 100);
type Badge = Pick<ComponentProps<typeof StatusBadge>, "tone" | "shape"> & { text: string };

const badges: Record<MyBid["state"], Badge> = {
  leading: { text: "You lead", tone: "success", shape: "dot" },
  outbid: { text: "Outbid", tone: "danger", shape: "square" },
  "to-pay": { text: "Won, waiting for payment", tone: "warn", shape: "ring" },
  offered: { text: "Offered to you", tone: "warn", shape: "ring" },
  paid: { text: "Won and paid", tone: "success", shape: "dot" },
  unpaid: { text: "Won, not paid", tone: "danger", shape: "square" },
  declined: { text: "Offer declined", tone: "muted", shape: "square" },
  lost: { text: "Not won", tone: "muted", shape: "square" },
  following: { text: "Following", tone: "muted", shape: "ring" },
  cancelled: { text: "Cancelled", tone: "danger", shape: "square" },
};

/** The user's auctions, each with its picture, their bids and the next step. */
export function MyBidList({ bids }: { bids: readonly MyBid[] }) {
  return (
    <ol className="border-ink border-t-2">
      {bids.map((bid) => (
        <li
          key={bid.auction._id}
          className="grid grid-cols-[5rem_1fr] items-start gap-x-5 gap-y-2 border-line border-b py-5"
        >
          {bid.auction.image ? (
            <Image
              src={bid.auction.image.url}
              alt=""
              width={960}
              height={1200}
              sizes="80px"
              className="row-span-2 aspect-square w-20 object-cover"
            />
          ) : (
            <span />
          )}
          <MyBidText bid={bid} />
        </li>
      ))}
    </ol>
  );
}

function MyBidText({ bid: { auction, state, bids, highestBid, maximum, follows, offer } }: { bid: MyBid }) {
  const { text, ...look } = badges[state];
  const isOver = auction.status === "ended" || auction.status === "cancelled";
  const moment = auction.status === "scheduled" ? auction.start : auction.end;
  return (
    <div className="grid min-w-0 gap-1.5">
      <Link
        href={paths.auction(auction.slug)}
        prefetch={false}
        className="link wrap-anywhere justify-self-start font-bold"
      >
        {auction.title}
      </Link>
      <StatusBadge {...look}>{text}</StatusBadge>
      <p className="text-small">
        {isOver
          ? auction.finalBid === null
            ? "Not sold"
            : `Sold for ${naira(auction.finalBid)}`
          : auction.status === "scheduled"
            ? `Starts at ${naira(auction.currentBid)}`
            : `Current bid ${naira(auction.currentBid)}`}
        {highestBid !== null && `. Your ${bids === 1 ? "bid" : `highest of ${bids} bids`}: ${naira(highestBid)}`}
        {maximum !== null && `. Your maximum: ${naira(maximum)}, seen only by you`}.
      </p>
      <p className="text-muted text-small">
        {moment &&
          `${auction.status === "scheduled" ? "Opens" : isOver ? "Ended" : "Ends"} ${formatLagosDate(moment)}, ${formatLagosTime(moment)}. `}
        {follows && state !== "following" && "You follow it."}
      </p>
      {offer?.status === "open" && (
        <p className="text-small">
          {`Pay ${naira(offer.amount + offer.shipping)}, shipping included, by ${formatLagosDate(offer.payBy)}, ${formatLagosTime(offer.payBy)}.`}
        </p>
      )}
      <NextStep auction={auction} state={state} offer={offer} />
    </div>
  );
}

function NextStep({ auction, state, offer }: Pick<MyBid, "auction" | "state" | "offer">) {
  const room = paths.auction(auction.slug);
  if (state === "outbid")
    return (
      <ButtonLink href={room} size="small" className="justify-self-start">
        Bid again
      </ButtonLink>
    );
  if (state === "to-pay" || state === "offered")
    return (
      <ButtonLink href={room} size="small" className="justify-self-start">
        {state === "to-pay" ? "Pay for the lot" : "Pay or decline"}
      </ButtonLink>
    );
  if (state === "paid" && offer?.orderNumber)
    return (
      <ButtonLink href={paths.order(offer.orderNumber)} variant="secondary" size="small" className="justify-self-start">
        See the order
      </ButtonLink>
    );
  return null;
}
