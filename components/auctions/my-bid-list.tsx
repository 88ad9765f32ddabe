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

/** The ground of the line with the state; the saleroom's banner has the same ones. */
const grounds: Partial<Record<NonNullable<Badge["tone"]>, string>> = {
  success: "bg-success-ground",
  danger: "bg-danger-ground",
};

/** The user's auctions, each with its picture, their bids and the next step. */
export function MyBidList({ bids }: { bids: readonly MyBid[] }) {
  return (
    <ol className="grid items-start gap-gutter lg:grid-cols-2">
      {bids.map((bid) => (
        <MyBidCard key={bid.auction._id} bid={bid} />
      ))}
    </ol>
  );
}

function MyBidCard({ bid }: { bid: MyBid }) {
  const { auction, state, maximum, follows, offer } = bid;
  const { text, tone, shape } = badges[state];
  const [[mainTerm, mainValue], ...figures] = figuresOf(bid);
  return (
    <li className="overflow-clip rounded-control bg-surface shadow-label">
      <p className={`flex min-h-11 items-center px-5 ${(tone && grounds[tone]) ?? "bg-raised"}`}>
        <StatusBadge tone={tone} shape={shape} className="text-small">
          {text}
        </StatusBadge>
      </p>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 p-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {auction.image ? (
          <Image
            src={auction.image.url}
            alt=""
            width={960}
            height={1200}
            sizes="(min-width: 40rem) 10rem, 6.5rem"
            className="w-full sm:row-span-2"
          />
        ) : (
          <span className="aspect-4/5 w-full bg-raised sm:row-span-2" />
        )}
        <div className="grid content-start gap-4">
          <h2 className="font-sign text-section">
            <Link href={paths.auction(auction.slug)} prefetch={false} className="link wrap-anywhere">
              {auction.title}
            </Link>
          </h2>
          <dl>
            <dt className="text-muted text-small">{mainTerm}</dt>
            <dd className="font-bold text-heading tabular-nums">{mainValue}</dd>
          </dl>
        </div>
        <div className="grid content-start gap-4 max-sm:col-span-full">
          <dl className="divide-y divide-line border-line border-y text-small">
            {figures.map(([term, value]) => (
              <div key={term} className="flex justify-between gap-4 py-2">
                <dt className="text-muted">{term}</dt>
                <dd className="text-end font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          {offer?.status === "open" && (
            <p className="font-semibold text-small">
              {`Pay ${naira(offer.amount + offer.shipping)}, shipping included, by ${formatLagosDate(offer.payBy)}, ${formatLagosTime(offer.payBy)}.`}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <NextStep auction={auction} state={state} offer={offer} />
            {(maximum !== null || (follows && state !== "following")) && (
              <p className="text-muted text-small">
                {maximum !== null && "Only you see your maximum. "}
                {follows && state !== "following" && "You follow it."}
              </p>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}

type Figure = readonly [term: string, value: string];

/** The amounts and the time of an auction, as terms with their values; the price is the first. */
function figuresOf({ auction, bids, highestBid, maximum }: MyBid): [Figure, ...Figure[]] {
  const isOver = auction.status === "ended" || auction.status === "cancelled";
  const isScheduled = auction.status === "scheduled";
  const moment = isScheduled ? auction.start : auction.end;
  const price: Figure = isOver
    ? [
        auction.finalBid === null ? "Result" : "Sold for",
        auction.finalBid === null ? "Not sold" : naira(auction.finalBid),
      ]
    : [isScheduled ? "Starts at" : "Current bid", naira(auction.currentBid)];
  const others: (readonly [term: string, value: string | null])[] = [
    [bids === 1 ? "Your bid" : `Your highest of ${bids}`, highestBid === null ? null : naira(highestBid)],
    ["Your maximum", maximum === null ? null : naira(maximum)],
    [
      isScheduled ? "Opens" : isOver ? "Ended" : "Ends",
      moment && `${formatLagosDate(moment)}, ${formatLagosTime(moment)}`,
    ],
  ];
  return [price, ...others.flatMap(([term, value]) => (value ? [[term, value] as const] : []))];
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
