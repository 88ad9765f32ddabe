import * as z from "zod/mini";
import type { AuctionStatusName, LotOffer } from "@/lib/auctions/contracts";

/** What became of a user's bids in an auction. */
export type MyBidState =
  | "leading"
  | "outbid"
  | "to-pay"
  | "offered"
  | "paid"
  | "unpaid"
  | "declined"
  | "lost"
  | "following"
  | "cancelled";

/** An auction in which a user has bid, or that they follow. Amounts in naira. */
export type MyBid = {
  auction: {
    _id: string;
    slug: string;
    title: string;
    image: { url: string; alt: string } | null;
    status: AuctionStatusName;
    start: string | null;
    end: string | null;
    currentBid: number;
    finalBid: number | null;
  };
  state: MyBidState;
  /** The user's own bids that count. */
  bids: number;
  highestBid: number | null;
  maximum: number | null;
  follows: boolean;
  offer: LotOffer | null;
};

/** The reply of POST /auctions/{id}/watch. */
export const watchReply = z.object({ watches: z.boolean(), reminders: z.boolean(), watching: z.int() });

/** The reply of POST /auctions/{id}/terms: the name under which the caller bids in this auction. */
export const acceptTermsReply = z.object({ alias: z.string(), version: z.int(), acceptedAt: z.string() });

/** POST /auctions/{id}/offer/decline: declines a second-chance offer. */
export const declineOfferReply = z.object({ declined: z.literal(true) });

/** POST /auctions/{id}/offer: the payment page for the lot offered to the caller. */
export const offerReply = z.object({ authorization_url: z.string(), reference: z.string(), total: z.number() });
