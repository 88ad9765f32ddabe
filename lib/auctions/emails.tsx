import { Section } from "@react-email/components";
import {
  type AuctionEmail,
  type AuctionRecipient,
  type AuctionTemplate,
  formatTime,
} from "@/lib/auctions/admin-emails";
import type { AuctionEmailPayloads } from "@/lib/auctions/jobs";
import { UNPAID_WINS_BEFORE_BAN } from "@/lib/auctions/rules";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import {
  absoluteUrl,
  EmailCode,
  type EmailDraft,
  EmailLayout,
  EmailLink,
  EmailText,
  EmailThumbnail,
  renderDraft,
} from "@/lib/email/email-layout";
import type { Auction, AuctionOffer, Bid } from "@/prisma/generated/client";

/** The head of the ledger at sending time: with it anybody can prove later that entries were removed or rewritten. */
function LedgerHead({ auction }: { auction: Auction }) {
  return (
    <EmailText muted>
      The ledger has {auction.seq} entries, last hash{" "}
      {auction.headHash ? <EmailCode>{auction.headHash}</EmailCode> : "none yet"}. Keep this email: if that entry is
      ever missing from <EmailLink href={absoluteUrl(paths.auctionLedger(auction.slug))}>the ledger</EmailLink>, the
      ledger was tampered with.
    </EmailText>
  );
}

/** The whole email of a template. */
export function auctionDraft(
  auction: Auction,
  { subject, title, content, action = "Go to the auction" }: AuctionEmail,
): EmailDraft {
  const [image] = auction.images as { url: string; alt: string }[];
  return {
    subject,
    email: (
      <EmailLayout
        preview={subject}
        title={title}
        action={{ href: absoluteUrl(paths.auction(auction.slug)), label: action }}
      >
        {image && (
          <Section style={{ paddingBottom: 16 }}>
            <EmailThumbnail src={image.url} alt={image.alt || auction.title} height={160} />
          </Section>
        )}
        {content}
        <LedgerHead auction={auction} />
      </EmailLayout>
    ),
  };
}

/**
 * The handler of an auction email. Everything is read when the email is rendered, so that nobody is notified of being outbid who
 * leads again.
 */
export const auctionEmail = <Payload extends AuctionRecipient, Facts>(
  render: AuctionTemplate<Payload, Facts>,
  load: (payload: Payload) => Promise<Facts>,
) =>
  emailJob(async (payload: Payload) => {
    const [user, auction, facts] = await Promise.all([
      db.user.findUnique({ where: { id: payload.userId, deletedAt: null, disabledAt: null } }),
      db.auction.findUnique({ where: { id: payload.auctionId } }),
      load(payload),
    ]);
    const email = user && auction && render({ user, auction, payload, facts });
    return email && { to: user.email, ...(await renderDraft(auctionDraft(auction, email))) };
  });

export type ConfirmedBid = Pick<Bid, "seq" | "amountKobo" | "alias" | "placedAt"> & { hash: string };

export const bidConfirmationEmail: AuctionTemplate<AuctionEmailPayloads["bidConfirmation"], ConfirmedBid | null> = ({
  user,
  auction,
  facts: bid,
}) => {
  if (!bid) return null;
  const leads = auction.topBidderId === user.id;
  return {
    subject: `Your bid of ${formatNaira(bid.amountKobo)} for ${auction.title}`,
    title: leads ? "You are the highest bidder" : "Your bid was recorded",
    content: (
      <>
        <EmailText>
          {user.firstName}, you bid {formatNaira(bid.amountKobo)} as {bid.alias}, on {formatTime(bid.placedAt)}. It is
          entry {bid.seq} of the ledger, hash <EmailCode>{bid.hash}</EmailCode>.
        </EmailText>
        <EmailText>
          {leads
            ? "A bid is binding: if it is still the highest at the end, you have to pay for the lot."
            : `You have been outbid: the current bid is ${formatNaira(auction.currentBidKobo)}.`}
        </EmailText>
      </>
    ),
  };
};

export const outbidEmail: AuctionTemplate = ({ user, auction }) => {
  if (auction.topBidderId === user.id || auction.status !== "scheduled") return null;
  return {
    subject: `You were outbid for ${auction.title}`,
    title: "You were outbid",
    content: (
      <EmailText>
        {user.firstName}, the current bid is {formatNaira(auction.currentBidKobo)}, by {auction.topAlias}. The sale ends
        on {auction.endsAt ? formatTime(auction.endsAt) : "a date to be announced"}.
      </EmailText>
    ),
    action: "Bid again",
  };
};

type OpenOffer = Pick<AuctionOffer, "amountKobo" | "shippingKobo" | "expiresAt"> | null;

/** What an offer costs: " and ₦5,000 for shipping" after the amount, or that shipping is free. */
const shippingPart = (shippingKobo: bigint) =>
  shippingKobo > 0n ? ` and ${formatNaira(shippingKobo)} for shipping` : ", shipping included";

export const winnerEmail: AuctionTemplate<AuctionRecipient, OpenOffer> = ({ user, auction, facts: offer }) => {
  if (!offer) return null;
  return {
    subject: `You won ${auction.title}`,
    title: "You won the auction",
    content: (
      <EmailText>
        {user.firstName}, you won {auction.title} for {formatNaira(offer.amountKobo)}
        {shippingPart(offer.shippingKobo)}. Please pay through Paystack by {formatTime(offer.expiresAt)}; it then
        becomes an order with its provenance. If it is not paid by then, it is offered to the next bidder. After{" "}
        {UNPAID_WINS_BEFORE_BAN} unpaid wins you cannot bid until the museum allows it.
      </EmailText>
    ),
    action: "Pay for the lot",
  };
};

export const secondChanceEmail: AuctionTemplate<AuctionRecipient, OpenOffer> = ({ user, auction, facts: offer }) => {
  if (!offer) return null;
  return {
    subject: `${auction.title} can still be yours`,
    title: "The lot is offered to you",
    content: (
      <EmailText>
        {user.firstName}, the winner has not paid, and your bid of {formatNaira(offer.amountKobo)} was the next highest.
        You can buy the lot for that amount{shippingPart(offer.shippingKobo)}, until {formatTime(offer.expiresAt)}. You
        are not obliged to: you can also decline it on the auction page.
      </EmailText>
    ),
    action: "Pay for the lot",
  };
};

export const openingEmail: AuctionTemplate = ({ user, auction }) => ({
  subject: `The sale of ${auction.title} is open`,
  title: "The auction is open",
  content: (
    <EmailText>
      {user.firstName}, bidding for {auction.title} starts at {formatNaira(auction.openingKobo)} and ends on{" "}
      {auction.endsAt ? formatTime(auction.endsAt) : "a date to be announced"}.
    </EmailText>
  ),
});

export const lastHourEmail: AuctionTemplate = ({ user, auction }) => ({
  subject: `An hour to go for ${auction.title}`,
  title: "One hour left",
  content: (
    <EmailText>
      {user.firstName}, the sale ends on {auction.endsAt ? formatTime(auction.endsAt) : "a date to be announced"}. The
      current bid is {formatNaira(auction.currentBidKobo)}. A bid in the last minutes extends the sale.
    </EmailText>
  ),
});

export const closedEmail: AuctionTemplate = ({ user, auction }) => ({
  subject: `${auction.title}: the sale is over`,
  title: auction.finalBidKobo === null ? "The lot was not sold" : "The lot was sold",
  content: (
    <EmailText>
      {user.firstName},{" "}
      {auction.finalBidKobo === null
        ? `${auction.title} was not sold.`
        : `${auction.title} was sold for ${formatNaira(auction.finalBidKobo)} after ${auction.bidCount} bids, to ${auction.topAlias}.`}
    </EmailText>
  ),
  action: "Read the ledger",
});

/** `bans` is the number of the user's active bans. */
export const bannedEmail: AuctionTemplate<AuctionRecipient, { bans: number }> = ({
  user,
  auction,
  facts: { bans },
}) => ({
  subject: `${auction.title} was not paid for`,
  title: "The offer has expired",
  content: (
    <EmailText>
      {user.firstName}, the lot that you won was not paid for in time and is offered to the next bidder.{" "}
      {bans > 0 ? (
        <>
          You cannot bid again until you <EmailLink href={absoluteUrl(paths.contact)}>contact the museum</EmailLink>.
        </>
      ) : (
        `After ${UNPAID_WINS_BEFORE_BAN} unpaid wins you cannot bid until the museum allows it.`
      )}
    </EmailText>
  ),
});

export const offerExpiredEmail: AuctionTemplate = ({ user, auction }) => ({
  subject: `Your payment for ${auction.title} is being refunded`,
  title: "Your payment is being refunded",
  content: (
    <EmailText>
      {user.firstName}, your payment arrived after the offer had expired. The full amount will be refunded to the card
      or account you paid with.
    </EmailText>
  ),
});
