import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Page } from "@/components/ui/page";
import type { BidderStatus, LiteState, Terms } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { LiteBidForm, LiteOffer, LiteWatch } from "./lite-forms";

const naira = (sum: number) => formatNaira(sum * 100);

const errorMessages: Record<string, string> = {
  stale: "This auction has changed since. Please read this page again.",
  bid_too_low: "Your bid is too low: someone has bid more. See the minimum bid below.",
  not_running: "Bidding is closed in this auction.",
  vip_only: "Bidding is for members of the Circle.",
  banned: "You cannot bid in this auction. Please contact us.",
  rate_limited: "Too many attempts. Please wait a little and try again.",
  invalid_input: "Enter an amount in whole naira.",
};

type LiteSaleroomProps = {
  title: string;
  state: LiteState;
  terms: Terms;
  you: BidderStatus | null;
  slug: string;
  notice: string;
  error: string;
  typed: string;
  bidKey: string;
  isVisitor: boolean;
  watching: number;
};

/** The saleroom without JavaScript: price, the last five bids, and a form. */
export function LiteSaleroom({
  title,
  state,
  terms,
  you,
  slug,
  notice,
  error,
  typed,
  bidKey,
  isVisitor,
  watching,
}: LiteSaleroomProps) {
  const { status, currentBid, minimumBid, topBidder, end, start, serverTime, bids, winner, finalBid } = state;
  const isOver = status === "ended" || status === "cancelled";
  const moment = status === "scheduled" ? start : end;
  return (
    <Page className="grid max-w-160 gap-6 py-10">
      <h1 className="text-title">{title}</h1>
      {error && <Alert tone="error">{textOfCode(errorMessages, error) ?? "That failed. Please try again."}</Alert>}
      {notice === "watch" && (
        <Alert tone="success">
          {you?.watches
            ? "We will email you at the opening and an hour before the end."
            : "Reminders for this auction are off."}
        </Alert>
      )}
      {notice === "bid" && (
        <Alert tone={you?.leads ? "success" : "warning"}>
          {you?.leads ? "Your bid was accepted. You lead." : "Your bid was accepted, but you are outbid."}
        </Alert>
      )}
      {status === "frozen" && (
        <Alert tone="pending">{`The auction is paused, and the end moves by the pause. Reason: ${terms.frozenReason}`}</Alert>
      )}
      {!isOver && terms.message && <Alert tone="pending">{`The museum to all bidders: ${terms.message}`}</Alert>}
      <p className="font-normal font-read text-read">
        At {formatLagosTime(serverTime)} in Lagos the current bid was <strong>{naira(currentBid)}</strong>,{" "}
        {topBidder ? `by ${topBidder === "You" ? "you" : topBidder}` : "the opening price"}.{" "}
        {status === "ended"
          ? winner
            ? `The auction has ended: ${winner === "You" ? "you" : winner} had it for ${naira(finalBid ?? currentBid)}.`
            : "The auction has ended. The lot was not sold."
          : moment &&
            `The auction ${status === "scheduled" ? "starts" : "ends"} at ${formatLagosTime(moment)} on ${formatLagosDate(moment)}.`}
      </p>
      <ButtonLink variant="secondary" href={paths.auctionLite(slug)}>
        Refresh
      </ButtonLink>
      {you?.offer && <LiteOffer auctionId={state._id} offer={you.offer} />}
      {status === "running" && (
        <LiteBidForm
          state={state}
          terms={terms}
          you={you}
          slug={slug}
          bidKey={bidKey}
          isVisitor={isVisitor}
          typed={typed}
        />
      )}
      {!isOver && <LiteWatch auctionId={state._id} slug={slug} you={you} isVisitor={isVisitor} watching={watching} />}
      <ol reversed className="divide-y divide-line border-line border-y">
        {[...bids].reverse().map(({ seq, bidder, amount, timestamp }) => (
          <li key={seq} className="grid grid-cols-[1fr_auto_7rem] gap-4 py-2">
            <span>{bidder}</span>
            <span className="text-muted">{formatLagosTime(timestamp)}</span>
            <span className="text-end tabular-nums">{naira(amount)}</span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-small">
        <Link href={paths.auction(slug)} prefetch={false} className="link">
          Full auction page
        </Link>
        <Link href={paths.auctionLedger(slug)} prefetch={false} className="link">
          The ledger
        </Link>
      </p>
      <p className="sr-only">{`The minimum bid is ${naira(minimumBid)}.`}</p>
    </Page>
  );
}
