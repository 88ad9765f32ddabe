import {
  banLiftedEmail,
  bidVoidedEmail,
  cancelledEmail,
  leadingAgainEmail,
  resetEmail,
} from "@/lib/auctions/admin-emails";
import {
  auctionEmail,
  bannedEmail,
  bidConfirmationEmail,
  closedEmail,
  lastHourEmail,
  offerExpiredEmail,
  openingEmail,
  outbidEmail,
  secondChanceEmail,
  winnerEmail,
} from "@/lib/auctions/emails";
import { notificationFanout } from "@/lib/auctions/notification-fanout";
import { publishUpdates } from "@/lib/auctions/publish-updates";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue, type JobHandler } from "@/lib/jobs/outbox";

/** Turns a bid or an auction change into one email job per recipient, so that each is sent once, and publishes realtime updates. */
const fanOut = (kind: keyof typeof notificationFanout): JobHandler => ({
  send: async (payload) => {
    publishUpdates(String(payload.auctionId));
    if (kind !== "bidPlaced") await revalidatePages(pagesShowing.auctions);
    const jobs = await notificationFanout[kind](payload);
    if (jobs.length > 0) await enqueue(db, ...jobs);
  },
});

/** Auction jobs. Email payloads have `auctionId` and `userId`; the fan-out jobs have `auctionId` and `seq`. */
export const auctionJobHandlers: Record<string, JobHandler> = {
  "auction.bid-placed": fanOut("bidPlaced"),
  "auction.closed": fanOut("closed"),
  "auction.bid-confirmation.email": auctionEmail(bidConfirmationEmail),
  "auction.outbid.email": auctionEmail(outbidEmail),
  "auction.won.email": auctionEmail(winnerEmail),
  "auction.second-chance.email": auctionEmail(secondChanceEmail),
  "auction.opened.email": auctionEmail(openingEmail),
  "auction.last-hour.email": auctionEmail(lastHourEmail),
  "auction.closed.email": auctionEmail(closedEmail),
  "auction.banned.email": auctionEmail(bannedEmail),
  "auction.offer-expired.email": auctionEmail(offerExpiredEmail),
  "auction.cancelled": fanOut("cancelled"),
  "auction.reset": fanOut("reset"),
  "auction.cancelled.email": auctionEmail(cancelledEmail),
  "auction.reset.email": auctionEmail(resetEmail),
  "auction.bid-voided.email": auctionEmail(bidVoidedEmail),
  "auction.leading-again.email": auctionEmail(leadingAgainEmail),
  "auction.ban-lifted.email": auctionEmail(banLiftedEmail),
};
