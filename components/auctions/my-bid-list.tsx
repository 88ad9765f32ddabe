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
          className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-4 border-line border-b py-5 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          {bid.auction.image ? (
            <Image
              src={bid.auction.image.url}
              alt=""
              width={960}
              height={1200}
              sizes="(min-width: 40rem) 120px, 80px"
              className="aspect-square w-full object-cover sm:row-span-2"
            />
          ) : (
            <span className="aspect-square w-full bg-raised sm:row-span-2" />
          )}
          <MyBidText bid={bid} />
        </li>
      ))}
    </ol>
  );
}

function MyBidText({ bid }: { bid: MyBid }) {
  const { auction, state, maximum, follows, offer } = bid;
  const { text, ...look } = badges[state];
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1.5">
          <Link
            href={paths.auction(auction.slug)}
            prefetch={false}
            className="link wrap-anywhere justify-self-start font-bold"
          >
            {auction.title}
          </Link>
          <StatusBadge {...look}>{text}</StatusBadge>
        </div>
        <NextStep auction={auction} state={state} offer={offer} />
      </div>
      <div className="grid gap-3 max-sm:col-span-full">
        <dl className="grid grid-cols-2 gap-x-5 gap-y-3 md:grid-cols-4 [&_dd]:font-semibold [&_dt]:text-muted [&_dt]:text-small">
          {figuresOf(bid).map(([term, value]) => (
            <div key={term} className="min-w-0">
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {offer?.status === "open" && (
          <p className="text-small">
            {`Pay ${naira(offer.amount + offer.shipping)}, shipping included, by ${formatLagosDate(offer.payBy)}, ${formatLagosTime(offer.payBy)}.`}
          </p>
        )}
        {(maximum !== null || (follows && state !== "following")) && (
          <p className="text-muted text-small">
            {maximum !== null && "Only you see your maximum. "}
            {follows && state !== "following" && "You follow it."}
          </p>
        )}
      </div>
    </>
  );
}

/** The amounts and the time of an auction, as terms with their values. */
function figuresOf({ auction, bids, highestBid, maximum }: MyBid): (readonly [term: string, value: string])[] {
  const isOver = auction.status === "ended" || auction.status === "cancelled";
  const isScheduled = auction.status === "scheduled";
  const moment = isScheduled ? auction.start : auction.end;
  const figures: (readonly [term: string, value: string | null])[] = [
    isOver
      ? [
          auction.finalBid === null ? "Result" : "Sold for",
          auction.finalBid === null ? "Not sold" : naira(auction.finalBid),
        ]
      : [isScheduled ? "Starts at" : "Current bid", naira(auction.currentBid)],
    [bids === 1 ? "Your bid" : `Your highest of ${bids}`, highestBid === null ? null : naira(highestBid)],
    ["Your maximum", maximum === null ? null : naira(maximum)],
    [
      isScheduled ? "Opens" : isOver ? "Ended" : "Ends",
      moment && `${formatLagosDate(moment)}, ${formatLagosTime(moment)}`,
    ],
  ];
  return figures.flatMap(([term, value]) => (value ? [[term, value] as const] : []));
}

function NextStep({ auction, state, offer }: Pick<MyBid, "auction" | "state" | "offer">) {
  const room = paths.auction(auction.slug);
  if (state === "outbid")
    return (
      <ButtonLink href={room} size="small">
        Raise your bid
      </ButtonLink>
    );
  if (state === "to-pay" || state === "offered")
    return (
      <ButtonLink href={room} size="small">
        {state === "to-pay" ? "Pay" : "Pay or decline"}
      </ButtonLink>
    );
  if (state === "paid" && offer?.orderNumber)
    return (
      <ButtonLink href={paths.order(offer.orderNumber)} variant="secondary" size="small">
        See the order
      </ButtonLink>
    );
  return (
    <ButtonLink href={room} variant="secondary" size="small">
      {auction.status === "ended" || auction.status === "cancelled"
        ? "See the result"
        : state === "leading"
          ? "Raise your bid"
          : "See the lot"}
    </ButtonLink>
  );
}
