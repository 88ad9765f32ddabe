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
});

export const auctionEmailHandlers = handleJobs(auctionEmailJobs, {
  bidConfirmation: auctionEmail(bidConfirmationEmail),
  outbid: auctionEmail(outbidEmail),
  won: auctionEmail(winnerEmail),
  secondChance: auctionEmail(secondChanceEmail),
  opened: auctionEmail(openingEmail),
  lastHour: auctionEmail(lastHourEmail),
  closed: auctionEmail(closedEmail),
  banned: auctionEmail(bannedEmail),
  offerExpired: auctionEmail(offerExpiredEmail),
  cancelled: auctionEmail(cancelledEmail),
  reset: auctionEmail(resetEmail),
  bidVoided: auctionEmail(bidVoidedEmail),
  leadingAgain: auctionEmail(leadingAgainEmail),
  banLifted: auctionEmail(banLiftedEmail),
});
