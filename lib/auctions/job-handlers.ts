import {
  type AuctionRecipient,
  banLiftedEmail,
  bidVoidedEmail,
  cancelledEmail,
  extendedEmail,
  leadingAgainEmail,
  messageEmail,
  resetEmail,
} from "@/lib/auctions/admin-emails";
import { auctionEmail } from "@/lib/auctions/auction-email";
import {
  bannedEmail,
  bidConfirmationEmail,
  type ConfirmedBid,
  closedEmail,
  lastHourEmail,
  offerExpiredEmail,
  openingEmail,
  outbidEmail,
  secondChanceEmail,
  winnerEmail,
} from "@/lib/auctions/emails";
import { auctionEmailJobs, auctionEventJobs } from "@/lib/auctions/jobs";
import { adminChangeJobs, bidPlacedJobs, closedJobs } from "@/lib/auctions/notification-fanout";
import { publishUpdates } from "@/lib/auctions/publish-updates";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { handleJobs, type Job, type JobHandler } from "@/lib/jobs/define-job";
import { enqueue } from "@/lib/jobs/outbox";

type Event = { auctionId: string };

/** Enqueues one email job per recipient, so that each is sent once, and publishes realtime updates. */
const fanOut = <Payload extends Event>(toJobs: (payload: Payload) => Promise<Job[]>): JobHandler<Payload> => ({
  run: async (payload) => {
    publishUpdates(payload.auctionId);
    const jobs = await toJobs(payload);
    if (jobs.length > 0) await enqueue(db, ...jobs);
  },
});

/** For events that also change the pages. */
const fanOutChange = <Payload extends Event>(toJobs: (payload: Payload) => Promise<Job[]>): JobHandler<Payload> =>
  fanOut(async (payload: Payload) => {
    await revalidatePages(pagesShowing.auctions);
    return toJobs(payload);
  });

export const auctionEventHandlers = handleJobs(auctionEventJobs, {
  bidPlaced: fanOut(bidPlacedJobs),
  closed: fanOutChange(closedJobs),
  cancelled: fanOutChange(adminChangeJobs("cancelled")),
  reset: fanOutChange(adminChangeJobs("reset")),
  extended: fanOutChange(adminChangeJobs("extended")),
  messageSent: fanOutChange(adminChangeJobs("messageSent")),
});

// What some templates need besides the user and the auction.
const nothing = async () => null;
const ledgerKey = ({ auctionId, seq }: { auctionId: string; seq: number }) => ({ auctionId_seq: { auctionId, seq } });
const findBid = (entry: { auctionId: string; seq: number }) => db.bid.findUnique({ where: ledgerKey(entry) });
const findOffer = ({ auctionId, userId }: AuctionRecipient) =>
  db.auctionOffer.findFirst({ where: { auctionId, userId, status: "open" } });
const countBans = async ({ userId }: AuctionRecipient) => ({
  bans: await db.bidderBan.count({ where: { userId, liftedAt: null } }),
});

async function findConfirmedBid(payload: { auctionId: string; seq: number }): Promise<ConfirmedBid | null> {
  const where = ledgerKey(payload);
  const [bid, entry] = await Promise.all([db.bid.findUnique({ where }), db.ledgerEntry.findUnique({ where })]);
  return bid && entry && { ...bid, hash: entry.hash };
}

export const auctionEmailHandlers = handleJobs(auctionEmailJobs, {
  bidConfirmation: auctionEmail(bidConfirmationEmail, findConfirmedBid),
  outbid: auctionEmail(outbidEmail, nothing),
  won: auctionEmail(winnerEmail, findOffer),
  secondChance: auctionEmail(secondChanceEmail, findOffer),
  opened: auctionEmail(openingEmail, nothing),
  lastHour: auctionEmail(lastHourEmail, nothing),
  closed: auctionEmail(closedEmail, nothing),
  banned: auctionEmail(bannedEmail, countBans),
  offerExpired: auctionEmail(offerExpiredEmail, nothing),
  cancelled: auctionEmail(cancelledEmail, nothing),
  reset: auctionEmail(resetEmail, nothing),
  extended: auctionEmail(extendedEmail, nothing),
  messageSent: auctionEmail(messageEmail, nothing),
  bidVoided: auctionEmail(bidVoidedEmail, findBid),
  leadingAgain: auctionEmail(leadingAgainEmail, nothing),
  banLifted: auctionEmail(banLiftedEmail, countBans),
});
