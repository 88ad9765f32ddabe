import * as z from "zod/mini";
import { listAdminAuctions } from "@/lib/auctions/admin-auctions-query";
import { adminAuctionsQuery } from "@/lib/auctions/admin-contracts";
import type { RequiredPermission } from "@/lib/auth/staff-roles";
import { sectionPermissions } from "@/lib/auth/staff-roles";
import type { Cell } from "@/lib/core/csv";
import { toNaira } from "@/lib/core/money";
import { listAdminEvents } from "@/lib/events/admin-queries";
import { eventsWhen } from "@/lib/events/contracts";
import { listDiscountCodes } from "@/lib/orders/discount-codes/admin-queries";
import { adminReturnsQuery, returnReasonLabels } from "@/lib/orders/return-contracts";
import { listReturns } from "@/lib/orders/return-queries";
import { listPaymentProofs } from "@/lib/payment-proofs/admin-queries";
import { adminPaymentProofsQuery } from "@/lib/payment-proofs/contracts";
import { listFailedCharges } from "@/lib/subscriptions/admin-queries";
import { failedChargesQuery } from "@/lib/subscriptions/contracts";
import { listGiftMemberships } from "@/lib/subscriptions/gifts/admin-queries";
import { adminTransfersQuery } from "@/lib/transfers/admin-contracts";
import { listTransfers } from "@/lib/transfers/admin-queries";
import type { ExportedList } from "@/lib/workflows/list-exports/contracts";

/** One page of a list, and where the next one begins. */
type ListPage<Row> = { rows: readonly Row[]; next: string | number | null };

type ListExport<Query, Row> = {
  permission: RequiredPermission;
  /** The filters that the list has. */
  query: z.core.$ZodType<Query>;
  /** The query of the list's page, so that the export has exactly what is shown. */
  read: (query: Query, from: string | undefined) => Promise<ListPage<Row>>;
  columns: Readonly<Record<string, (row: Row) => Cell>>;
};

/** The parts of an export, without the types of its rows. */
export type AnyListExport = {
  permission: RequiredPermission;
  columns: readonly string[];
  /** Null for a value that a filter of the list cannot have. */
  reader: (query: object) => ((from: string | undefined) => Promise<ListPage<Cell[]>>) | null;
};

function list<Query, Row>({ permission, query, read, columns }: ListExport<Query, Row>): AnyListExport {
  const cells = Object.values(columns);
  return {
    permission,
    columns: Object.keys(columns),
    reader: (wanted) => {
      const parsed = z.safeParse(query, wanted);
      if (!parsed.success) return null;
      return async (from) => {
        const { rows, next } = await read(parsed.data, from);
        return { rows: rows.map((row) => cells.map((cell) => cell(row))), next };
      };
    },
  };
}

const noFilters = z.object({});
const from = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

export const listExports: Readonly<Record<ExportedList, AnyListExport>> = {
  returns: list({
    permission: sectionPermissions.returns,
    query: adminReturnsQuery,
    read: async (query, cursor) => {
      const { requests, nextCursor } = await listReturns({ ...query, ...from(cursor) });
      return { rows: requests, next: nextCursor };
    },
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
    read: async (_, cursor) => {
      const { codes, nextCursor } = await listDiscountCodes(from(cursor));
      return { rows: codes, next: nextCursor };
    },
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
  "gift-memberships": list({
    permission: sectionPermissions["gift-memberships"],
    query: noFilters,
    read: async (_, cursor) => {
      const { gifts, nextCursor } = await listGiftMemberships(from(cursor));
      return { rows: gifts, next: nextCursor };
    },
    columns: {
      Bought: ({ createdAt }) => createdAt,
      State: ({ state }) => state,
      Plan: ({ plan }) => plan,
      "Amount (naira)": ({ amount }) => amount,
      Buyer: ({ buyerEmail }) => buyerEmail,
      Recipient: ({ recipientName }) => recipientName,
      "Recipient's email": ({ recipientEmail }) => recipientEmail,
      "Send on": ({ sendOn }) => sendOn,
      Paid: ({ paidAt }) => paidAt,
      Sent: ({ sentAt }) => sentAt,
      Redeemed: ({ redeemedAt }) => redeemedAt,
      Refunded: ({ refundedAt }) => refundedAt,
    },
  }),
  "payment-proofs": list({
    permission: sectionPermissions["payment-proofs"],
    query: adminPaymentProofsQuery,
    read: async (query, page) => {
      const { receipts, nextPage } = await listPaymentProofs({ ...query, page: Number(page ?? 1) });
      return { rows: receipts, next: nextPage };
    },
    columns: {
      Sent: ({ createdAt }) => createdAt,
      Status: ({ status }) => status,
      Name: ({ user }) => user.name,
      Email: ({ user }) => user.email,
      "Amount (dollars)": ({ amountUsd }) => amountUsd,
      Reason: ({ reason }) => reason,
      Decided: ({ decidedAt }) => decidedAt,
      "Decided by": ({ decidedBy }) => decidedBy,
    },
  }),
  "failed-charges": list({
    permission: sectionPermissions["failed-charges"],
    query: failedChargesQuery,
    read: async (query, cursor) => {
      const { failures, nextCursor } = await listFailedCharges({ ...query, ...from(cursor) });
      return { rows: failures, next: nextCursor };
    },
    columns: {
      Failed: ({ failedAt }) => failedAt,
      Status: ({ status }) => status,
      Name: ({ member }) => member.name,
      Email: ({ member }) => member.email,
      Plan: ({ plan }) => plan,
      "Amount (naira)": ({ amountKobo }) => toNaira(amountKobo),
      Reason: ({ reason }) => reason,
      Card: ({ card }) => card,
      "Next try": ({ nextTryAt }) => nextTryAt,
    },
  }),
  transfers: list({
    permission: sectionPermissions.transfers,
    query: adminTransfersQuery,
    read: async (query, cursor) => {
      const { transfers, nextCursor } = await listTransfers({ ...query, ...from(cursor) });
      return { rows: transfers, next: nextCursor };
    },
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
    read: async (query, cursor) => {
      const { sales, nextCursor } = await listAdminAuctions({ ...query, ...from(cursor) });
      return { rows: sales, next: nextCursor };
    },
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
  events: list({
    permission: sectionPermissions.events,
    query: z.object({ when: z.optional(eventsWhen), q: z.optional(z.string()) }),
    read: async ({ when, q }, cursor) => {
      const { events, nextCursor } = await listAdminEvents({ ...(when && { when }), ...(q && { q }), ...from(cursor) });
      return { rows: events, next: nextCursor };
    },
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
};
