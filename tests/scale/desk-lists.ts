import { createHash } from "node:crypto";
import { listAudit } from "@/lib/accounts/audit-queries";
import { countFailedEffects, listEffects } from "@/lib/accounts/outbox-queries";
import { listAdminBids, listHouseLines } from "@/lib/auction/admin-queries";
import { listBars } from "@/lib/auction/bar-queries";
import { listDeskSales } from "@/lib/auction/sale-desk-queries";
import { countForModeration, listForModeration } from "@/lib/community/comment-queries";
import { listDeskEvents } from "@/lib/community/event-queries";
import { listGuests, listGuestsAtDoor } from "@/lib/community/guest-queries";
import { countReaders, listNewsletterLogs } from "@/lib/community/newsletter-queries";
import { countSubscribers, listSubscribers } from "@/lib/community/subscriber-queries";
import { listDeletedExhibitions, listDeskExhibitions, listDeskWorks } from "@/lib/exhibitions/desk-queries";
import { listDeskDownloads } from "@/lib/membership/download-desk-queries";
import { listPeople } from "@/lib/membership/people-queries";
import { countPerksDue, listPerksDue } from "@/lib/membership/perk-desk-queries";
import { countReceiptsWaiting, listReceipts } from "@/lib/membership/receipt-desk-queries";
import { getStats } from "@/lib/membership/stats-queries";
import { listVipUsers } from "@/lib/membership/vip-queries";
import { countRefunds } from "@/lib/payments/refund-queries";
import { cursorOf } from "@/lib/platform/paging";
import { listLabelledDrops, listLabelSheet } from "@/lib/shop/label-sheet";
import { listDropNames } from "@/lib/shop/name-queries";
import { countParcels, listAllOrders, listOrdersToPrint } from "@/lib/shop/order-desk-queries";
import { countPieces, listHolds, listNumbers, listWaiting } from "@/lib/shop/piece-desk-queries";
import { listDeskProducts } from "@/lib/shop/product-desk-queries";

type Place = { at: Date; id: string };

/** What a desk reads. `deep` is where its list is nine tenths through: as a cursor, or as a page. */
export type DeskList = {
  query: { name: string };
  /** The tables that may not be read from end to end, as soon as there is much in them. */
  tables: readonly string[];
  /** The place of a row in the list, as SQL: its time and its id, and the order in which they run. */
  order?: { from: string; at: string; id: string; direction: "ASC" | "DESC"; where?: string };
  /** Where the list is told by pages. */
  deepPage?: number;
  /** The longest list that may be sorted for a page, where it is not some hundreds: those that were asked for by name. */
  mostSorted?: number;
  reads: Record<string, (deep: string) => Promise<unknown>>;
};

export const cursorAt = (place: Place): string => cursorOf(place);

/** The ids that prisma/seed/crowd gives its fiftieth evening and its pin. */
const crowdId = (prefix: string, what: string) =>
  `${prefix}_${createHash("md5").update(`crowd/${what}`).digest("hex").slice(0, 20)}`;
const anEvening = crowdId("evt", "evening/50");
const thePin = crowdId("prd", "pin/1");

/** Every list of the back office. One that a desk reads and that is missing here fails the tests. */
export const deskLists: readonly DeskList[] = [
  {
    query: listAudit,
    tables: ["audit_log"],
    order: { from: "audit_log", at: "created_at", id: "id", direction: "DESC" },
    reads: {
      "first page": () => listAudit({}),
      "deep page": (cursor) => listAudit({ cursor }),
      "what was done": () => listAudit({ action: "newsletter" }),
      "what was done, often": () => listAudit({ action: "order.ship" }),
      "by whom": () => listAudit({ actor: "admin@livingarchive.test" }),
      "to what": () => listAudit({ subject: "ord_1" }),
    },
  },
  {
    query: listEffects,
    tables: ["outbox_messages"],
    order: { from: "outbox_messages", at: "created_at", id: "id", direction: "DESC" },
    reads: {
      "first page": () => listEffects({}),
      "deep page": (cursor) => listEffects({ cursor }),
      "given up": () => listEffects({ status: "failed" }),
      sent: () => listEffects({ status: "sent" }),
      "to somebody": () => listEffects({ to: "crowd-00042@livingarchive.test" }),
      "of a kind": () => listEffects({ topic: "membership" }),
      "of a kind that is rare": () => listEffects({ topic: "payments" }),
    },
  },
  {
    query: listForModeration,
    tables: ["comments"],
    deepPage: 1_000,
    reads: {
      "first page": () => listForModeration({ page: 1 }),
      "deep page": (page) => listForModeration({ page: Number(page) }),
      waiting: () => listForModeration({ page: 1, status: "pending" }),
      "on a wall": () => listForModeration({ page: 1, exhibition: "heads-of-state" }),
      "on a wall, waiting": () => listForModeration({ page: 1, exhibition: "guestbook", status: "pending" }),
      "under a work": () => listForModeration({ page: 1, artwork: "sani-abacha" }),
      reported: () => listForModeration({ page: 1, reported: "1" }),
    },
  },
  {
    query: listNewsletterLogs,
    tables: ["newsletter_deliveries", "outbox_messages"],
    order: { from: "newsletter_issues", at: "created_at", id: "id", direction: "DESC" },
    reads: { "first page": () => listNewsletterLogs({}), "deep page": (cursor) => listNewsletterLogs({ cursor }) },
  },
  {
    query: listSubscribers,
    tables: ["newsletter_subscribers"],
    order: { from: "newsletter_subscribers", at: "created_at", id: "id", direction: "DESC" },
    reads: { "first page": () => listSubscribers({}), "deep page": (cursor) => listSubscribers({ cursor }) },
  },
  { query: countSubscribers, tables: [], reads: { "by standing": () => countSubscribers() } },
  { query: countReaders, tables: [], reads: { "the three audiences": () => countReaders() } },
  {
    query: listDeskEvents,
    tables: ["events"],
    order: { from: "events", at: "starts_at", id: "id", direction: "DESC" },
    reads: { "first page": () => listDeskEvents({}), "deep page": (cursor) => listDeskEvents({ cursor }) },
  },
  {
    query: listPerksDue,
    tables: ["perks_due"],
    order: { from: "perks_due", at: "due_at", id: "id", direction: "ASC", where: "status = 'due'" },
    reads: {
      "first page": () => listPerksDue({}),
      "deep page": (cursor) => listPerksDue({ cursor }),
      sent: () => listPerksDue({ status: "sent" }),
      "of one kind": () => listPerksDue({ perk: "welcomePack" }),
    },
  },
  {
    query: listReceipts,
    tables: ["vip_receipts"],
    reads: { "first page": () => listReceipts({}) },
  },
  { query: getStats, tables: ["charges", "orders", "users"], reads: { "the figures": () => getStats() } },
  {
    query: listVipUsers,
    tables: ["subscriptions"],
    order: { from: "subscriptions", at: "ends_at", id: "id", direction: "DESC" },
    reads: {
      "first page": () => listVipUsers({}),
      "deep page": (cursor) => listVipUsers({ cursor }),
      active: () => listVipUsers({ status: "active" }),
    },
  },
  {
    query: listAllOrders,
    tables: ["orders", "order_items", "editions"],
    order: { from: "orders", at: "created_at", id: "id", direction: "DESC" },
    reads: {
      "first page": () => listAllOrders({}),
      "deep page": (cursor) => listAllOrders({ cursor }),
      "to be sent": () => listAllOrders({ status: "pending", payment: "paid" }),
      refunded: () => listAllOrders({ payment: "refunded" }),
      "of an address": () => listAllOrders({ q: "crowd-00042" }),
      "of a number": () => listAllOrders({ q: "LA-3H8K" }),
    },
  },
  {
    query: listOrdersToPrint,
    tables: ["orders", "order_items", "editions"],
    reads: { "two of them": () => listOrdersToPrint(["LA-3H8K-71QN", "LA-9T2M-44XB"]) },
  },
  {
    query: listDeskProducts,
    tables: [],
    reads: { "first page": () => listDeskProducts({}), "deep page": () => listDeskProducts({ page: 2 }) },
  },
  { query: countPieces, tables: ["editions", "drop_alerts"], reads: { "of a drop": () => countPieces(thePin) } },
  {
    query: listNumbers,
    tables: ["editions", "orders", "order_items"],
    reads: { "first page": () => listNumbers(thePin), "deep page": () => listNumbers(thePin, 900) },
  },
  {
    query: listHolds,
    tables: ["orders", "order_items"],
    order: { from: "orders", at: "hold_expires_at", id: "id", direction: "ASC", where: "hold_status = 'held'" },
    reads: { "first page": () => listHolds(thePin), "deep page": (cursor) => listHolds(thePin, cursor) },
  },
  {
    query: listWaiting,
    tables: ["drop_alerts"],
    order: { from: "drop_alerts", at: "created_at", id: "id", direction: "DESC", where: "status = 'confirmed'" },
    reads: { "first page": () => listWaiting(thePin), "deep page": (cursor) => listWaiting(thePin, cursor) },
  },
  { query: countParcels, tables: ["orders", "order_items"], reads: { "what waits": () => countParcels() } },
  { query: countReceiptsWaiting, tables: ["vip_receipts"], reads: { "what waits": () => countReceiptsWaiting() } },
  { query: countPerksDue, tables: ["perks_due"], reads: { "what waits": () => countPerksDue() } },
  { query: countFailedEffects, tables: ["outbox_messages"], reads: { "what waits": () => countFailedEffects() } },
  {
    query: countForModeration,
    tables: ["comments", "comment_reports"],
    reads: { "what waits": () => countForModeration() },
  },
  { query: countRefunds, tables: ["refunds"], reads: { "what waits": () => countRefunds() } },
  {
    query: listDeskDownloads,
    tables: ["download_takes"],
    reads: {
      "first page": () => listDeskDownloads({}),
      "deep page": () => listDeskDownloads({ page: 2 }),
      "found by a word": () => listDeskDownloads({ q: "decree", level: "basic" }),
      retired: () => listDeskDownloads({ shelf: "retired" }),
    },
  },
  { query: listLabelledDrops, tables: ["editions"], reads: { all: () => listLabelledDrops() } },
  {
    query: listLabelSheet,
    tables: ["editions", "orders", "order_items"],
    mostSorted: 5_000,
    reads: {
      "whatever has to leave": () => listLabelSheet({}),
      "of a drop": () => listLabelSheet({ drop: "the-crowds-pin" }),
      "the fourth printing of a drop": () => listLabelSheet({ drop: "the-crowds-pin", page: 4 }),
      "of an order": () => listLabelSheet({ order: "LA-3H8K-71QN" }),
    },
  },
  {
    query: listPeople,
    tables: ["users", "orders", "comments"],
    reads: {
      "first page": () => listPeople({}),
      "by address": () => listPeople({ q: "crowd-00042" }),
      "by name": () => listPeople({ q: "Ọlátúnjí" }),
    },
  },
  {
    query: listGuests,
    tables: ["event_rsvps", "users"],
    reads: { "of an evening": () => listGuests(anEvening, {}) },
  },
  {
    query: listGuestsAtDoor,
    tables: ["event_rsvps", "users"],
    reads: { "of an evening": () => listGuestsAtDoor(anEvening) },
  },
  { query: listDeskSales, tables: ["auctions"], reads: { "first page": () => listDeskSales({}) } },
  { query: listBars, tables: ["bidder_bars"], reads: { "first page": () => listBars({}) } },
  { query: listAdminBids, tables: ["bids"], reads: { "of a sale": () => listAdminBids("auc_none") } },
  { query: listHouseLines, tables: ["auction_ledger"], reads: { "of a sale": () => listHouseLines("auc_none") } },
  { query: listDropNames, tables: [], reads: { all: () => listDropNames() } },
  { query: listDeskExhibitions, tables: [], reads: { all: () => listDeskExhibitions() } },
  { query: listDeletedExhibitions, tables: [], reads: { all: () => listDeletedExhibitions() } },
  { query: listDeskWorks, tables: [], reads: { "of a room": () => listDeskWorks("exh_none") } },
];
