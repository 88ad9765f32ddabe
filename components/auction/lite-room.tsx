import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import { Page } from "@/components/ui/page";
import type { BidderStanding, LiteState } from "@/lib/auction/contracts";
import { formatNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import { LiteBidForm, LiteOffer, LiteWatch } from "./lite-forms";

const naira = (sum: number) => formatNaira(sum * 100);

const refusals: Record<string, string> = {
  bid_too_low: "❌ That bid does not stand: somebody has bid more. The least that would stand is below.",
  not_running: "❌ Nobody can bid in this sale now.",
  vip_only: "❌ Bidding is for VIP members.",
  barred: "❌ You cannot bid in this sale. Please write to the museum.",
  rate_limited: "❌ Too many tries. Please wait a little and try again.",
  invalid_input: "❌ Please name a sum in whole naira.",
};

type LiteRoomProps = {
  title: string;
  state: LiteState;
  you: BidderStanding | null;
  slug: string;
  said: string;
  error: string;
  typed: string;
  bidKey: string;
  isVisitor: boolean;
  watching: number;
};

/** The room in words: what stands, the last five bids, and a form. */
export function LiteRoom({ title, state, you, slug, said, error, typed, bidKey, isVisitor, watching }: LiteRoomProps) {
  const { status, currentBid, minimumBid, topBidder, end, start, serverTime, bids, winner, finalBid } = state;
  const isOver = status === "ended" || status === "cancelled";
  const moment = status === "scheduled" ? start : end;
  return (
    <Page className="grid max-w-160 gap-6 py-10">
      <h1 className="text-title">{title}</h1>
      {error && <Message>{refusals[error] ?? "❌ That did not work. Please try again."}</Message>}
      {said === "watch" && (
        <Message>
          {you?.watches
            ? "✅ You will be written to at the opening and an hour before the end."
            : "✅ You will not be written to about this sale."}
        </Message>
      )}
      {said === "bid" && (
        <Message>
          {you?.leads ? "✅ Your bid was taken. You lead." : "⚠️ Your bid was taken, and you are outbid."}
        </Message>
      )}
      <p className="font-normal font-read text-read">
        At {lagosClock(serverTime)} in Lagos the bid stood at <strong>{naira(currentBid)}</strong>,{" "}
        {topBidder ? `by ${topBidder === "You" ? "you" : topBidder}` : "the opening price"}.{" "}
        {status === "ended"
          ? winner
            ? `The sale is over: ${winner === "You" ? "you" : winner} had it for ${naira(finalBid ?? currentBid)}.`
            : "The sale is over; nothing was sold."
          : moment &&
            `The sale ${status === "scheduled" ? "begins" : "ends"} at ${lagosClock(moment)} on ${lagosDay(moment)}.`}
      </p>
      <ButtonLink look="secondary" href={paths.auctionLite(slug)}>
        Ask again
      </ButtonLink>
      {you?.offer && <LiteOffer auctionId={state._id} offer={you.offer} />}
      {status === "running" && (
        <LiteBidForm state={state} you={you} slug={slug} bidKey={bidKey} isVisitor={isVisitor} typed={typed} />
      )}
      {!isOver && <LiteWatch auctionId={state._id} slug={slug} you={you} isVisitor={isVisitor} watching={watching} />}
      <ol reversed className="divide-y divide-line border-line border-y">
        {[...bids].reverse().map(({ seq, bidder, amount, timestamp }) => (
          <li key={seq} className="grid grid-cols-[1fr_auto_7rem] gap-4 py-2">
            <span>{bidder}</span>
            <span className="text-muted">{lagosClock(timestamp)}</span>
            <span className="text-end tabular-nums">{naira(amount)}</span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-small">
        <Link href={paths.auction(slug)} prefetch={false} className="link">
          The room with everything in it
        </Link>
        <Link href={paths.auctionLedger(slug)} prefetch={false} className="link">
          The ledger
        </Link>
      </p>
      <p className="sr-only">{`The least that would stand is ${naira(minimumBid)}.`}</p>
    </Page>
  );
}
