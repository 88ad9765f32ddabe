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
