import { auctionEmailHandlers, auctionEventHandlers } from "@/lib/auctions/job-handlers";
import { auctionEmailJobs, auctionEventJobs } from "@/lib/auctions/jobs";
import { accountJobHandlers } from "@/lib/auth/emails";
import { accountJobs, securityJobs } from "@/lib/auth/jobs";
import { securityJobHandlers } from "@/lib/auth/security-emails";
import { alertJobHandlers, wishlistJobHandlers } from "@/lib/catalog/emails";
import { alertJobs, wishlistJobs } from "@/lib/catalog/jobs";
import { certificateJobHandlers } from "@/lib/certificates/job-handlers";
import { certificateJobs } from "@/lib/certificates/jobs";
import { collectionJobHandlers } from "@/lib/collections/emails";
import { collectionJobs } from "@/lib/collections/jobs";
import { commentJobHandlers } from "@/lib/comments/emails";
import { commentJobs } from "@/lib/comments/jobs";
import { contactJobHandlers } from "@/lib/contact/emails";
import { contactJobs } from "@/lib/contact/jobs";
import { digestJobHandlers } from "@/lib/digest/emails";
import { digestJobs } from "@/lib/digest/jobs";
import { drawJobHandlers } from "@/lib/draws/emails";
import { drawJobs } from "@/lib/draws/jobs";
import { eventJobHandlers } from "@/lib/events/emails";
import { guestJobHandlers } from "@/lib/events/guest-emails";
import { eventJobs, guestJobs } from "@/lib/events/jobs";
import { fulfilmentJobHandlers } from "@/lib/fulfilment/emails";
import { fulfilmentJobs } from "@/lib/fulfilment/jobs";
import type { StoredJobHandler } from "@/lib/jobs/define-job";
import { clearFailedJobs, processJobs } from "@/lib/jobs/outbox";
import { newsletterJobHandlers } from "@/lib/newsletter/job-handlers";
import { newsletterJobs } from "@/lib/newsletter/jobs";
import { orderJobHandlers } from "@/lib/orders/job-handlers";
import { orderJobs } from "@/lib/orders/jobs";
import { paymentProofJobHandlers } from "@/lib/payment-proofs/emails";
import { paymentProofJobs } from "@/lib/payment-proofs/jobs";
import { paymentJobHandlers } from "@/lib/payments/job-handlers";
import { paymentJobs } from "@/lib/payments/jobs";
import { personalWallJobHandlers } from "@/lib/personal-walls/emails";
import { personalWallJobs } from "@/lib/personal-walls/jobs";
import { rehearsalJobHandlers } from "@/lib/rehearsals/job-handlers";
import { rehearsalJobs } from "@/lib/rehearsals/jobs";
import { storageJobHandlers, storageJobs } from "@/lib/storage/jobs";
import { subscriptionJobHandlers } from "@/lib/subscriptions/job-handlers";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { transferJobHandlers } from "@/lib/transfers/emails";
import { transferJobs } from "@/lib/transfers/jobs";
import { workImportJobs } from "@/lib/workflows/jobs";
import { pollPayment } from "@/lib/workflows/settlement-handlers";
import { takeBackLostCharge } from "@/lib/workflows/take-back-lost-charge";
import { workImportJobHandlers } from "@/lib/workflows/work-imports/job-handlers";

/** Every job of the outbox. A test compares this with the `jobs.ts` files, and with the names and fields in prisma/functions. */
export const jobDefinitions = {
  accountJobs,
  alertJobs,
  auctionEmailJobs,
  auctionEventJobs,
  certificateJobs,
  collectionJobs,
  commentJobs,
  contactJobs,
  digestJobs,
  drawJobs,
  eventJobs,
  fulfilmentJobs,
  guestJobs,
  newsletterJobs,
  orderJobs,
  paymentJobs,
  paymentProofJobs,
  personalWallJobs,
  rehearsalJobs,
  securityJobs,
  storageJobs,
  subscriptionJobs,
  transferJobs,
  wishlistJobs,
  workImportJobs,
};

type Definitions = typeof jobDefinitions;
type NamesOf<Group> = Group[keyof Group] extends { name: infer Name } ? Name : never;
/** The name of a job. */
export type JobName = { [Group in keyof Definitions]: NamesOf<Definitions[Group]> }[keyof Definitions];

/** The handler of every job; one that is missing or unknown does not compile. */
const jobHandlers: { [Group in keyof Definitions]: Record<keyof Definitions[Group], StoredJobHandler> } = {
  accountJobs: accountJobHandlers,
  alertJobs: alertJobHandlers,
  wishlistJobs: wishlistJobHandlers,
  auctionEmailJobs: auctionEmailHandlers,
  auctionEventJobs: auctionEventHandlers,
  certificateJobs: certificateJobHandlers,
  collectionJobs: collectionJobHandlers,
  commentJobs: commentJobHandlers,
  contactJobs: contactJobHandlers,
  digestJobs: digestJobHandlers,
  drawJobs: drawJobHandlers,
  eventJobs: eventJobHandlers,
  fulfilmentJobs: fulfilmentJobHandlers,
  guestJobs: guestJobHandlers,
  newsletterJobs: newsletterJobHandlers,
  orderJobs: orderJobHandlers,
  paymentJobs: paymentJobHandlers({ settle: pollPayment, takeBack: takeBackLostCharge }),
  paymentProofJobs: paymentProofJobHandlers,
  personalWallJobs: personalWallJobHandlers,
  rehearsalJobs: rehearsalJobHandlers,
  securityJobs: securityJobHandlers,
  storageJobs: storageJobHandlers,
  subscriptionJobs: subscriptionJobHandlers,
  transferJobs: transferJobHandlers,
  workImportJobs: workImportJobHandlers,
};

const allHandlers = Object.values(jobHandlers).flatMap((group): StoredJobHandler[] => Object.values(group));

/** Scheduled job: clears the secrets of jobs that failed a week ago. */
export const clearFailedOutbox = (): Promise<void> => clearFailedJobs(allHandlers);

/** Runs the due jobs of the outbox; called after a response and by the scheduled jobs. */
export function processOutbox(): Promise<number> {
  return processJobs(allHandlers);
}
