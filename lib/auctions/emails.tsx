import { type AuctionRecipient, formatTime, type RenderAuctionEmail } from "@/lib/auctions/admin-emails";
import type { AuctionEmailPayloads } from "@/lib/auctions/jobs";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, EmailLayout, EmailText, renderEmail } from "@/lib/email/email-layout";
import type { Auction, User } from "@/prisma/generated/client";

/** The head of the ledger at sending time: with it anybody can prove later that entries were removed or rewritten. */
function LedgerHead({ auction }: { auction: Auction }) {
  return (
    <EmailText muted>
      The ledger has {auction.seq} entries, last hash {auction.headHash || "none yet"}. Keep this email: if that entry
      is ever missing from {absoluteUrl(paths.auctionLedger(auction.slug))}, the ledger was tampered with.
    </EmailText>
  );
}

// The auction is read when the email is rendered, so that nobody is notified of being outbid who leads again.
export const auctionEmail = <Payload extends AuctionRecipient>(render: RenderAuctionEmail<Payload>) =>
  emailJob(async (payload: Payload) => {
    const [user, auction] = await Promise.all([
      db.user.findUnique({ where: { id: payload.userId, deletedAt: null, disabledAt: null } }),
      db.auction.findUnique({ where: { id: payload.auctionId } }),
    ]);
    const email = user && auction && (await render({ user, auction, payload }));
    if (!email) return null;
    const { subject, title, content, action = "Go to the auction" } = email;
    const page = (
      <EmailLayout
        preview={subject}
        title={title}
        action={{ href: absoluteUrl(paths.auction(auction.slug)), label: action }}
      >
        {content}
        <LedgerHead auction={auction} />
      </EmailLayout>
    );
    return { to: user.email, subject, ...(await renderEmail(page)) };
  });

export const bidConfirmationEmail: RenderAuctionEmail<AuctionEmailPayloads["bidConfirmation"]> = async ({
  user,
  auction,
  payload,
}) => {
  const bid = await db.bid.findUnique({
    where: { auctionId_seq: { auctionId: auction.id, seq: payload.seq } },
  });
  const entry =
    bid && (await db.ledgerEntry.findUnique({ where: { auctionId_seq: { auctionId: auction.id, seq: bid.seq } } }));
  if (!bid || !entry) return null;
  const leads = auction.topBidderId === user.id;
  return {
    subject: `Your bid of ${formatNaira(bid.amountKobo)} for ${auction.title}`,
    title: leads ? "You are the highest bidder" : "Your bid was recorded",
    content: (
      <>
        <EmailText>
          {user.firstName}, you bid {formatNaira(bid.amountKobo)} as {bid.alias}, on {formatTime(bid.placedAt)}. It is
          entry {bid.seq} of the ledger, hash {entry.hash}.
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

export const outbidEmail: RenderAuctionEmail = async ({ user, auction }) => {
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

async function findOpenOffer(auction: Auction, user: User) {
  return db.auctionOffer.findFirst({ where: { auctionId: auction.id, userId: user.id, status: "open" } });
}

export const winnerEmail: RenderAuctionEmail = async ({ user, auction }) => {
  const offer = await findOpenOffer(auction, user);
  if (!offer) return null;
  return {
    subject: `You won ${auction.title}`,
    title: "You won the auction",
    content: (
      <EmailText>
        {user.firstName}, you won {auction.title} for {formatNaira(offer.amountKobo)}. Please pay through Paystack by{" "}
        {formatTime(offer.expiresAt)}; it then becomes an order with its provenance. If it is not paid by then, it is
        offered to the next bidder, and you cannot bid again until you contact the museum.
      </EmailText>
    ),
    action: "Pay for the lot",
  };
};

export const secondChanceEmail: RenderAuctionEmail = async ({ user, auction }) => {
  const offer = await findOpenOffer(auction, user);
  if (!offer) return null;
  return {
    subject: `${auction.title} can still be yours`,
    title: "The lot is offered to you",
    content: (
      <EmailText>
        {user.firstName}, the winner has not paid, and your bid of {formatNaira(offer.amountKobo)} was the next highest.
        You can buy the lot for that amount until {formatTime(offer.expiresAt)}. You are not obliged to.
      </EmailText>
    ),
    action: "Pay for the lot",
  };
};

export const openingEmail: RenderAuctionEmail = async ({ user, auction }) => ({
  subject: `The sale of ${auction.title} is open`,
  title: "The auction is open",
  content: (
    <EmailText>
      {user.firstName}, bidding for {auction.title} starts at {formatNaira(auction.openingKobo)} and ends on{" "}
      {auction.endsAt ? formatTime(auction.endsAt) : "a date to be announced"}.
    </EmailText>
  ),
});

export const lastHourEmail: RenderAuctionEmail = async ({ user, auction }) => ({
  subject: `An hour to go for ${auction.title}`,
  title: "One hour left",
  content: (
    <EmailText>
      {user.firstName}, the sale ends on {auction.endsAt ? formatTime(auction.endsAt) : "a date to be announced"}. The
      current bid is {formatNaira(auction.currentBidKobo)}. A bid in the last minutes extends the sale.
    </EmailText>
  ),
});

export const closedEmail: RenderAuctionEmail = async ({ user, auction }) => ({
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

export const bannedEmail: RenderAuctionEmail = async ({ user, auction }) => ({
  subject: `${auction.title} was not paid for`,
  title: "The offer has expired",
  content: (
    <EmailText>
      {user.firstName}, the lot that you won was not paid for in time and is offered to the next bidder. You cannot bid
      again until you contact the museum: {absoluteUrl(paths.contact)}
    </EmailText>
  ),
});

export const offerExpiredEmail: RenderAuctionEmail = async ({ user, auction }) => ({
  subject: `Your payment for ${auction.title} is being refunded`,
  title: "Your payment is being refunded",
  content: (
    <EmailText>
      {user.firstName}, your payment arrived after the offer had expired. The full amount will be refunded to the card
      or account you paid with.
    </EmailText>
  ),
});
