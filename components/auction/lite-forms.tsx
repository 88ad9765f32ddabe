import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import type { BidderStanding, LiteState } from "@/lib/auction/contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { formatNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import { CalendarLink } from "./calendar-link";
import { barWords, watchWords } from "./words";

const naira = (sum: number) => formatNaira(sum * 100);

type BidFormProps = {
  state: LiteState;
  you: BidderStanding | null;
  slug: string;
  bidKey: string;
  isVisitor: boolean;
  /** What was refused, to be mended. */
  typed: string;
};

/** Where one bids without script, or is told why not. */
export function LiteBidForm({ state, you, slug, bidKey, isVisitor, typed }: BidFormProps) {
  if (isVisitor)
    return <ButtonLink href={paths.login({ redirectTo: paths.auctionLite(slug) })}>Log in to bid</ButtonLink>;
  if (you?.barred === "vip")
    return <ButtonLink href={paths.plans({ redirectTo: paths.auctionLite(slug) })}>See the plans</ButtonLink>;
  if (you?.barred) return <Message>{`⚠️ ${barWords[you.barred]}`}</Message>;
  return (
    <form method="post" action={apiPaths.auctionBids(state._id)} className="grid gap-4">
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="key" value={bidKey} />
      <TextField
        label="Your bid, in naira"
        name="amount"
        inputMode="numeric"
        required
        defaultValue={typed || String(state.minimumBid)}
        hint={`${naira(state.minimumBid)} is the least that stands.`}
      />
      <TextField
        label="The most you would pay, if you like"
        name="maximum"
        inputMode="numeric"
        hint="It stays a secret and is spent only as far as needed."
      />
      <Button type="submit">Place Bid</Button>
    </form>
  );
}

/** The lot, offered for payment to the one who reads this. */
export function LiteOffer({ auctionId, offer }: { auctionId: string; offer: NonNullable<BidderStanding["offer"]> }) {
  const { status, orderNumber, kind, amount, payBy } = offer;
  if (status === "paid" && orderNumber)
    return <ButtonLink href={paths.order(orderNumber)}>Paid: see the order</ButtonLink>;
  if (status !== "open") return null;
  return (
    <form method="post" action={apiPaths.payLot(auctionId)} className="grid gap-3">
      <p className="font-normal font-read text-read">
        {kind === "winner" ? "You won it" : "The winner did not pay; your bid came next"}. Pay {naira(amount)} by{" "}
        {lagosClock(payBy)} on {lagosDay(payBy)}.
      </p>
      <Button type="submit">Pay with Paystack</Button>
    </form>
  );
}

type WatchProps = Pick<BidFormProps, "you" | "slug" | "isVisitor"> & { auctionId: string; watching: number };

/** Reminders by mail, and the sale for a calendar. */
export function LiteWatch({ auctionId, slug, you, isVisitor, watching }: WatchProps) {
  const watches = you?.watches ?? false;
  return (
    <form
      method="post"
      action={apiPaths.watchAuction(auctionId)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="watch" value={String(!watches)} />
      <input type="hidden" name="reminders" value={String(!watches)} />
      {isVisitor ? (
        <ButtonLink look="secondary" size="small" href={paths.login({ redirectTo: paths.auctionLite(slug) })}>
          Remind me
        </ButtonLink>
      ) : (
        <Button type="submit" look="secondary" size="small">
          {watches ? "No more reminders" : "Remind me"}
        </Button>
      )}
      <CalendarLink auctionId={auctionId} />
      {watching > 0 && <span className="text-muted text-small">{watchWords(watching)}</span>}
    </form>
  );
}
