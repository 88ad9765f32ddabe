import type { ReactElement } from "react";
import type { AuctionEmailPayloads } from "@/lib/auctions/jobs";
import { formatNaira } from "@/lib/core/money";
import { EmailText } from "@/lib/email/email-layout";
import type { Auction, Bid, User } from "@/prisma/generated/client";

/** The parts of an auction email that differ between emails. */
export type AuctionEmail = {
  subject: string;
  title: string;
  content: ReactElement;
  /** Amounts and dates; the last is the sum if `total` is set. */
  rows?: readonly (readonly [name: string, value: string])[];
  total?: string;
  action?: string;
};
export type AuctionRecipient = { auctionId: string; userId: string };
type Context<Payload, Facts> = {
  user: Pick<User, "id" | "firstName">;
  auction: Auction;
  payload: Payload;
  facts: Facts;
};
/** Returns null when the email is no longer relevant. `facts` is what its job loads besides user and auction. */
export type AuctionTemplate<Payload = AuctionRecipient, Facts = null> = (
  context: Context<Payload, Facts>,
) => AuctionEmail | null;

/** A date and time in Lagos. */
export const formatTime = (date: Date): string =>
  new Intl.DateTimeFormat("en-NG", { dateStyle: "long", timeStyle: "short", timeZone: "Africa/Lagos" }).format(date);

/** To all bidders and watchers. */
export const cancelledEmail: AuctionTemplate<AuctionEmailPayloads["cancelled"]> = ({ user, auction, payload }) => {
  if (auction.status !== "cancelled") return null;
  return {
    subject: `The sale of ${auction.title} is cancelled`,
    title: "The auction is cancelled",
    content: (
      <>
        <EmailText>
          {user.firstName}, the museum has cancelled the auction of {auction.title}: {payload.reason}
        </EmailText>
        <EmailText>All bids are void, and nothing has to be paid.</EmailText>
      </>
    ),
    action: "Read the ledger",
  };
};

/** To all bidders and watchers. */
export const resetEmail: AuctionTemplate<AuctionEmailPayloads["reset"]> = ({ user, auction, payload }) => {
  if (auction.status !== "scheduled" || !auction.startsAt || !auction.endsAt) return null;
  return {
    subject: `The sale of ${auction.title} restarts`,
    title: "The auction restarts",
    content: (
      <>
        <EmailText>
          {user.firstName}, the auction of {auction.title} was reset: {payload.reason}
        </EmailText>
        <EmailText>
          It runs from {formatTime(auction.startsAt)} to {formatTime(auction.endsAt)} and starts at{" "}
          {formatNaira(auction.openingKobo)} again. Earlier bids and offers are void.
        </EmailText>
      </>
    ),
  };
};

/** To all bidders and watchers. */
export const extendedEmail: AuctionTemplate<AuctionEmailPayloads["extended"]> = ({ user, auction, payload }) => {
  if (auction.status !== "scheduled" || !auction.endsAt) return null;
  return {
    subject: `The sale of ${auction.title} ends later`,
    title: "The auction ends later",
    content: (
      <EmailText>
        {user.firstName}, the museum has moved the end of this auction: {payload.reason} It now ends on{" "}
        {formatTime(auction.endsAt)}, Lagos time{auction.frozenAt ? ", plus the pause that it is in" : ""}.
      </EmailText>
    ),
  };
};

/** To all bidders and watchers; not sent once the message was replaced or removed. */
export const messageEmail: AuctionTemplate<AuctionEmailPayloads["messageSent"]> = ({ user, auction, payload }) => {
  if (auction.message !== payload.reason) return null;
  return {
    subject: `A message about the sale of ${auction.title}`,
    title: "A message from the museum",
    content: (
      <>
        <EmailText>{user.firstName}, the museum writes to everyone who bids or follows this auction:</EmailText>
        <EmailText>{payload.reason}</EmailText>
      </>
    ),
  };
};

/** To the bidder. */
export const bidVoidedEmail: AuctionTemplate<AuctionEmailPayloads["bidVoided"], Bid | null> = ({
  user,
  auction,
  payload,
  facts: bid,
}) => {
  if (!bid?.voidedAt) return null;
  return {
    subject: `Your bid of ${formatNaira(bid.amountKobo)} for ${auction.title} was voided`,
    title: "Your bid was voided",
    content: (
      <EmailText>
        {user.firstName}, the museum has voided your bid of {formatNaira(bid.amountKobo)}, entry {bid.seq} of the
        ledger: {payload.reason} That bid and your maximum are no longer binding. The current bid is{" "}
        {formatNaira(auction.currentBidKobo)}.
      </EmailText>
    ),
  };
};

/** To the bidder who leads after a higher bid was voided: their bid is binding again. */
export const leadingAgainEmail: AuctionTemplate = ({ user, auction }) => {
  if (auction.topBidderId !== user.id || auction.status !== "scheduled") return null;
  return {
    subject: `Your bid for ${auction.title} leads again`,
    title: "You are the highest bidder again",
    content: (
      <EmailText>
        {user.firstName}, a higher bid was voided. Your bid of {formatNaira(auction.currentBidKobo)} leads and is
        binding: if it is still the highest at the end, you have to pay for the lot.
      </EmailText>
    ),
  };
};

/** To a bidder whose ban was lifted. Not sent while another ban is active. */
export const banLiftedEmail: AuctionTemplate<AuctionRecipient, { bans: number }> = ({ user, facts }) => {
  if (facts.bans > 0) return null;
  return {
    subject: "You may bid again",
    title: "You may bid again",
    content: (
      <EmailText>
        {user.firstName}, the museum has lifted your ban. You may bid in every auction that your membership includes.
      </EmailText>
    ),
    action: "Go to the auctions",
  };
};
