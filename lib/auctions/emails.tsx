import { type AuctionRecipient, type AuctionTemplate, formatTime } from "@/lib/auctions/admin-emails";
import type { AuctionEmailPayloads } from "@/lib/auctions/jobs";
import { incrementBands, minimumBidOf } from "@/lib/auctions/mappers";
import { UNPAID_WINS_BEFORE_BAN } from "@/lib/auctions/rules";
import { formatNaira, toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl, EmailCode, EmailLink, EmailSmallPrint, EmailText } from "@/lib/email/email-layout";
import type { Auction, AuctionOffer, Bid } from "@/prisma/generated/client";

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
          {user.firstName},{" "}
          {leads
            ? "your bid leads. It is binding: if it is still the highest at the end, you have to pay for the lot."
            : `you have been outbid: the current bid is ${formatNaira(auction.currentBidKobo)}.`}
        </EmailText>
        <EmailSmallPrint>
          Entry {bid.seq} of the ledger, hash <EmailCode>{bid.hash}</EmailCode>
        </EmailSmallPrint>
      </>
    ),
    rows: [
      ["Your bid", formatNaira(bid.amountKobo)],
      ["Bidding as", bid.alias],
      ["Placed on", formatTime(bid.placedAt)],
    ],
  };
};

const endOf = (auction: Auction) =>
  ["Ends on", auction.endsAt ? formatTime(auction.endsAt) : "a date to be announced"] as const;

export const outbidEmail: AuctionTemplate = ({ user, auction }) => {
  if (auction.topBidderId === user.id || auction.status !== "scheduled") return null;
  const minimumBid = minimumBidOf({
    ...auction,
    incrementBands: incrementBands.parse(auction.incrementBands),
  });
  return {
    subject: `You were outbid for ${auction.title}`,
    title: "You were outbid",
    content: (
      <>
        <EmailText>
          {user.firstName}, {auction.topAlias} has bid more than you. You can bid again until the sale ends.
        </EmailText>
        <EmailSmallPrint>The amounts are those at the time of sending. A later bid raises them.</EmailSmallPrint>
      </>
    ),
    rows: [
      ["Current bid", formatNaira(auction.currentBidKobo)],
      ["Minimum next bid", formatNaira(toKobo(minimumBid))],
      endOf(auction),
    ],
    action: "Bid again",
  };
};

type OpenOffer = Pick<AuctionOffer, "amountKobo" | "shippingKobo" | "expiresAt"> | null;

type Offer = NonNullable<OpenOffer>;

/** What an offer costs, and until when it can be paid. */
const offerRows = ({ amountKobo, shippingKobo, expiresAt }: Offer) =>
  [
    ["Pay by", formatTime(expiresAt)],
    ["Your bid", formatNaira(amountKobo)],
    ["Shipping", shippingKobo > 0n ? formatNaira(shippingKobo) : "Free"],
  ] as const;
const offerTotal = ({ amountKobo, shippingKobo }: Offer) => formatNaira(amountKobo + shippingKobo);

export const winnerEmail: AuctionTemplate<AuctionRecipient, OpenOffer> = ({ user, auction, facts: offer }) => {
  if (!offer) return null;
  return {
    subject: `You won ${auction.title}`,
    title: "You won the auction",
    content: (
      <>
        <EmailText>
          {user.firstName}, congratulations: your bid was the highest. Please pay through Paystack; the lot then becomes
          an order with its provenance.
        </EmailText>
        <EmailSmallPrint>
          A lot that is not paid for in time is offered to the next bidder. After {UNPAID_WINS_BEFORE_BAN} unpaid wins
          you cannot bid until the museum allows it.
        </EmailSmallPrint>
      </>
    ),
    rows: offerRows(offer),
    total: offerTotal(offer),
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
        {user.firstName}, the winner has not paid, and your bid was the next highest. You can buy the lot for it. You
        are not obliged to: you can also decline it on the auction page.
      </EmailText>
    ),
    rows: offerRows(offer),
    total: offerTotal(offer),
    action: "Pay for the lot",
  };
};

export const openingEmail: AuctionTemplate = ({ user, auction }) => ({
  subject: `The sale of ${auction.title} is open`,
  title: "The auction is open",
  content: <EmailText>{user.firstName}, the sale that you follow has begun.</EmailText>,
  rows: [["Opening price", formatNaira(auction.openingKobo)], endOf(auction)],
});

export const lastHourEmail: AuctionTemplate = ({ user, auction }) => ({
  subject: `An hour to go for ${auction.title}`,
  title: "One hour left",
  content: <EmailText>{user.firstName}, the sale ends in an hour. A bid in the last minutes extends it.</EmailText>,
  rows: [["Current bid", formatNaira(auction.currentBidKobo)], endOf(auction)],
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
