import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { BidderStatus, LiteState, Terms } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { CalendarLink } from "./calendar-link";
import { banMessages, watchersLabel } from "./labels";
import { NairaField } from "./naira-field";
import { defaultAmount, leadingMaximum } from "./offered-amounts";
import { groupThousands } from "./typed-amount";

const naira = (sum: number) => formatNaira(sum * 100);

type LiteBidFormProps = {
  state: LiteState;
  terms: Pick<Terms, "lines" | "version" | "shipping">;
  you: BidderStatus | null;
  slug: string;
  bidKey: string;
  isVisitor: boolean;
  /** What was typed before an error. */
  typed: string;
};

/** The bid form without JavaScript, or why the user cannot bid. */
export function LiteBidForm({ state, terms, you, slug, bidKey, isVisitor, typed }: LiteBidFormProps) {
  if (isVisitor)
    return <ButtonLink href={paths.login({ redirectTo: paths.auctionLite(slug) })}>Log in to bid</ButtonLink>;
  if (you?.banned === "vip")
    return <ButtonLink href={paths.plans({ redirectTo: paths.auctionLite(slug) })}>See the plans</ButtonLink>;
  if (you?.banned) return <Alert tone="warning">{banMessages[you.banned]}</Alert>;
  if (you?.acceptedTerms !== terms.version)
    return (
      <form method="post" action={apiPaths.acceptAuctionTerms(state._id)} className="grid gap-4">
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="version" value={terms.version} />
        <h2 className="text-subheading">The terms</h2>
        <ul className="grid gap-2 font-normal font-read text-read">
          {terms.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Checkbox label="I accept the terms of this sale" required />
        <Button type="submit">Accept and bid</Button>
      </form>
    );
  const ownMaximum = leadingMaximum(you);
  const offered = defaultAmount(state.minimumBid, you);
  return (
    <form method="post" action={apiPaths.auctionBids(state._id)} className="grid gap-4">
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="key" value={bidKey} />
      <input type="hidden" name="round" value={state.round} />
      <NairaField
        label="Your bid, in naira"
        name="amount"
        required
        defaultValue={typed || (offered === null ? "" : groupThousands(offered))}
        hint={`${naira(state.minimumBid)} is the minimum bid.`}
      />
      <NairaField
        label={ownMaximum === null ? "Maximum bid (optional)" : "Raise your maximum (optional)"}
        name="maximum"
        hint="It stays secret and is used only as far as needed."
      />
      <p className="text-muted text-small">
        {terms.shipping > 0 ? `You pay the bid and ${naira(terms.shipping)} for shipping` : "Shipping is free"}; there
        are no other fees. A bid is binding.
      </p>
      <Button type="submit">Place Bid</Button>
    </form>
  );
}

/** The lot, offered for payment to the current user. */
export function LiteOffer({ auctionId, offer }: { auctionId: string; offer: NonNullable<BidderStatus["offer"]> }) {
  const { status, orderNumber, kind, amount, shipping, payBy } = offer;
  if (status === "paid" && orderNumber)
    return <ButtonLink href={paths.order(orderNumber)}>Paid: see the order</ButtonLink>;
  if (status !== "open") return null;
  return (
    <form method="post" action={apiPaths.startOfferPayment(auctionId)} className="grid gap-3">
      <p className="font-normal font-read text-read">
        {kind === "winner" ? "You won it" : "The winner did not pay; your bid came next"}. Pay {naira(amount)}{" "}
        {shipping > 0 ? `and ${naira(shipping)} for shipping` : "with free shipping"} by {formatLagosTime(payBy)} on{" "}
        <span className="whitespace-nowrap">{formatLagosDate(payBy)}</span>.
      </p>
      <Button type="submit">{`Pay ${naira(amount + shipping)} with Paystack`}</Button>
      {kind === "second_chance" && (
        <Button type="submit" variant="quiet" formAction={apiPaths.declineOffer(auctionId)}>
          Decline the offer
        </Button>
      )}
    </form>
  );
}

type LiteWatchProps = Pick<LiteBidFormProps, "you" | "slug" | "isVisitor"> & { auctionId: string; watching: number };

/** Email reminders and the calendar file. */
export function LiteWatch({ auctionId, slug, you, isVisitor, watching }: LiteWatchProps) {
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
        <ButtonLink variant="secondary" size="small" href={paths.login({ redirectTo: paths.auctionLite(slug) })}>
          Remind me
        </ButtonLink>
      ) : (
        <Button type="submit" variant="secondary" size="small">
          {watches ? "Turn off reminders" : "Remind me"}
        </Button>
      )}
      <CalendarLink auctionId={auctionId} />
      {watching > 0 && <span className="text-muted text-small">{watchersLabel(watching)}</span>}
    </form>
  );
}
