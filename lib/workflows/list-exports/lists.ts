import * as z from "zod/mini";
import { selectAuctions } from "@/lib/auctions/admin-auctions-query";
import { adminAuctionsQuery } from "@/lib/auctions/admin-contracts";
import { selectBans } from "@/lib/auctions/admin-queries";
import { sectionPermissions } from "@/lib/auth/staff-roles";
import { adminCertificatesQuery } from "@/lib/certificates/admin-contracts";
import { selectCertificates } from "@/lib/certificates/admin-queries";
import { toNaira } from "@/lib/core/money";
import { selectDraws } from "@/lib/draws/admin-queries";
import { selectAdminEvents } from "@/lib/events/admin-queries";
import { eventsWhen } from "@/lib/events/contracts";
import { selectJobs } from "@/lib/jobs/admin-queries";
import { jobsQuery } from "@/lib/jobs/contracts";
import { selectDiscountCodes } from "@/lib/orders/discount-codes/admin-queries";
import { adminReturnsQuery, returnReasonLabels } from "@/lib/orders/return-contracts";
import { selectReturns } from "@/lib/orders/return-queries";
import { adminTransfersQuery } from "@/lib/transfers/admin-contracts";
import { selectTransfers } from "@/lib/transfers/admin-queries";
import { contentLists } from "@/lib/workflows/list-exports/content-lists";
import type { ExportedList } from "@/lib/workflows/list-exports/contracts";
import { type AnyListExport, list, noFilters } from "@/lib/workflows/list-exports/define-list";
import { moneyLists } from "@/lib/workflows/list-exports/money-lists";

/** The exports of all lists. */
export const listExports: Readonly<Record<ExportedList, AnyListExport>> = {
  ...moneyLists,
  ...contentLists,
  returns: list({
    permission: sectionPermissions.returns,
    query: adminReturnsQuery,
    read: selectReturns,
    columns: {
      Order: ({ order }) => order.number,
      Requested: ({ createdAt }) => createdAt,
      Status: ({ status }) => status,
      Name: ({ order }) => order.user.name,
      Email: ({ order }) => order.user.email,
      Reason: ({ reason }) => returnReasonLabels[reason],
      Text: ({ text }) => text,
      Items: ({ items, order }) =>
        items
          .map(
            ({ item, quantity }) =>
              `${quantity} × ${order.items.find(({ _id }) => _id === item)?.product.name ?? item}`,
          )
          .join("; "),
      "Order total (naira)": ({ order }) => toNaira(order.total),
      "Refunded (naira)": ({ order }) => toNaira(order.refunded),
      Reply: ({ reply }) => reply,
      "Decided by": ({ decidedBy }) => decidedBy,
    },
  }),
  "discount-codes": list({
    permission: sectionPermissions["discount-codes"],
    query: noFilters,
    read: selectDiscountCodes,
    columns: {
      Code: ({ code }) => code,
      State: ({ state }) => state,
      Percent: ({ percent }) => percent,
      "Amount (naira)": ({ amount }) => amount,
      Products: ({ products }) => products.join("; "),
      Plans: ({ plans }) => plans.join("; "),
      Starts: ({ startsAt }) => startsAt,
      Ends: ({ endsAt }) => endsAt,
      Uses: ({ uses }) => uses,
      "At most": ({ maxUses }) => maxUses,
      "Once per person": ({ oncePerPerson }) => (oncePerPerson ? "yes" : "no"),
      Created: ({ createdAt }) => createdAt,
    },
  }),
  transfers: list({
    permission: sectionPermissions.transfers,
    query: adminTransfersQuery,
    read: selectTransfers,
    columns: {
      Product: ({ name }) => name,
      Number: ({ number }) => number,
      Started: ({ createdAt }) => createdAt,
      Status: ({ status }) => status,
      Sender: ({ sender }) => sender?.email ?? null,
      Recipient: ({ recipientEmail }) => recipientEmail,
      Gift: ({ isGift }) => (isGift ? "yes" : "no"),
      "Price (naira)": ({ price }) => price,
      Mark: ({ mark }) => mark,
      Ended: ({ endedAt }) => endedAt,
    },
  }),
  auctions: list({
    permission: sectionPermissions.auctions,
    query: adminAuctionsQuery,
    read: selectAuctions,
    columns: {
      Title: ({ title }) => title,
      Status: ({ status }) => status,
      Starts: ({ start }) => start,
      Ends: ({ end }) => end,
      "Bid (naira)": ({ currentBid }) => currentBid,
      Bids: ({ bidCount }) => bidCount,
      Reserve: ({ reserve }) => reserve,
      Leader: ({ topBidder }) => topBidder,
      Followers: ({ watching }) => watching,
      Offer: ({ offer }) => (offer ? `${offer.status}, ${offer.name}` : null),
    },
  }),
  bans: list({
    permission: sectionPermissions.auctions,
    query: z.object({ state: z.optional(z.literal("lifted")) }),
    read: selectBans,
    columns: {
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      Since: ({ since }) => since,
      Reason: ({ reason }) => reason,
      Auction: ({ sale }) => sale?.title ?? null,
      Lifted: ({ liftedAt }) => liftedAt,
      "Lifted by": ({ liftedBy }) => liftedBy,
      "Reason for lifting": ({ liftedWhy }) => liftedWhy,
    },
  }),
  events: list({
    permission: sectionPermissions.events,
    query: z.object({ when: z.optional(eventsWhen), q: z.optional(z.string()) }),
    read: selectAdminEvents,
    columns: {
      Title: ({ title }) => title,
      Starts: ({ date }) => date,
      Ends: ({ endDate }) => endDate,
      Cancelled: ({ cancelled }) => (cancelled ? "yes" : "no"),
      Seats: ({ capacity }) => capacity,
      Taken: ({ seatsTaken }) => seatsTaken,
      Waiting: ({ waiting }) => waiting,
    },
  }),
  draws: list({
    permission: sectionPermissions.draws,
    query: noFilters,
    read: selectDraws,
    columns: {
      Product: ({ product }) => product,
      State: ({ state }) => state,
      Audience: ({ audience }) => audience,
      Units: ({ units }) => units,
      Opens: ({ opensAt }) => opensAt,
      Closes: ({ closesAt }) => closesAt,
      Entries: ({ entries }) => entries,
      Held: ({ held }) => held,
      Bought: ({ bought }) => bought,
      Round: ({ round }) => round,
      "Round published": ({ roundAt }) => roundAt,
      Created: ({ createdAt }) => createdAt,
    },
  }),
  certificates: list({
    permission: sectionPermissions.certificates,
    query: adminCertificatesQuery,
    read: selectCertificates,
    columns: {
      Code: ({ code }) => code,
      Product: ({ product }) => product,
      Number: ({ number }) => number,
      Order: ({ order }) => order,
      Status: ({ state }) => state,
      Version: ({ version }) => version,
      Key: ({ keyId }) => keyId,
      Signed: ({ signedAt }) => signedAt,
      Claimed: ({ claimedAt }) => claimedAt,
      "Claim code printed": ({ claimPrinted }) => (claimPrinted ? "yes" : "no"),
    },
  }),
  outbox: list({
    permission: sectionPermissions.outbox,
    query: jobsQuery,
    read: selectJobs,
    columns: {
      Time: ({ at }) => at,
      Job: ({ topic }) => topic,
      Status: ({ status }) => status,
      Recipient: ({ to }) => to,
      Subject: ({ subject }) => subject,
      Attempts: ({ attempts }) => attempts,
      "Next attempt": ({ nextAttemptAt }) => nextAttemptAt,
      Sent: ({ sentAt }) => sentAt,
      "Last error": ({ lastError }) => lastError,
    },
  }),
};
