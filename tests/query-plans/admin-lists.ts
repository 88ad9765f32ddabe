import { createHash } from "node:crypto";
import { listAdminAuctions } from "@/lib/auctions/admin-auctions-query";
import { listAdminBids } from "@/lib/auctions/admin-bids-query";
import { listBans, listSystemLedgerEntries } from "@/lib/auctions/admin-queries";
import { listUsers } from "@/lib/auth/admin-queries";
import type { Actor } from "@/lib/auth/contracts";
import { listAdmins, listPendingInvites } from "@/lib/auth/invites/queries";
import { listMemberNotes } from "@/lib/auth/member-notes/queries";
import { countPeople, listSegmentNames, listSegments } from "@/lib/auth/segments/queries";
import {
  getStockCounts,
  listActiveHolds,
  listAdminProducts,
  listNumberedUnits,
  listProductNames,
  listWaitingSubscribers,
} from "@/lib/catalog/admin-queries";
import { listNumberPremiums, listWithheldNumbers } from "@/lib/catalog/editions/admin-queries";
import { listLabelledProducts, listLabelSheet } from "@/lib/catalog/label-sheet";
import { listProductsWithLabels, listWallLabels } from "@/lib/catalog/labels/queries";
import { listStockMovements } from "@/lib/catalog/stock-queries";
import { getAdminCertificateKeys, listCertificates } from "@/lib/certificates/admin-queries";
import { countModerationQueues, getCommentAuthor, listCommentBans } from "@/lib/comments/admin-queries";
import { countOpenAppeals, listAppeals } from "@/lib/comments/appeal-queries";
import { listAllCommentIds, listCommentsToModerate } from "@/lib/comments/moderation-queries";
import { listThreadSettings } from "@/lib/comments/thread-settings";
import { lagosDayOf } from "@/lib/core/lagos-datetime";
import { cursorOf } from "@/lib/core/pagination";
import { listAdminDownloads } from "@/lib/downloads/admin-queries";
import { listDraws } from "@/lib/draws/admin-queries";
import { listAdminEvents, listCheckInAttendees } from "@/lib/events/admin-queries";
import { listAttendees, listWaitlist } from "@/lib/events/guest-queries";
import { listMessages } from "@/lib/events/message-attendees";
import {
  listAdminArtworks,
  listAdminExhibitions,
  listDeletedExhibitions,
  listSeriesNames,
} from "@/lib/exhibitions/admin-queries";
import { listTranslationProgress } from "@/lib/exhibitions/translations/admin-queries";
import { listFulfilments } from "@/lib/fulfilment/admin-queries";
import { listCollectorsWithoutAddress } from "@/lib/fulfilment/collectors-without-address";
import { countFailedJobs, listJobs } from "@/lib/jobs/admin-queries";
import { listMediaUploads } from "@/lib/media/create-media-upload";
import { listMedia, listMediaVersions } from "@/lib/media/queries";
import { countSubscribers, listNewsletterLogs, listSubscribers } from "@/lib/newsletter/admin-queries";
import { findEarlierIssues, listIssues } from "@/lib/newsletter/issue-queries";
import { countRecipients, listTowns } from "@/lib/newsletter/recipients";
import { getAdminOrderDetail } from "@/lib/orders/admin-order-detail";
import { listAdminOrders, listAllOrderIds, listKeysToPrint, listOrdersToPrint } from "@/lib/orders/admin-queries";
import { listDeliveryZones } from "@/lib/orders/delivery-zones/queries";
import { listDiscountCodes } from "@/lib/orders/discount-codes/admin-queries";
import { listDraftProducts } from "@/lib/orders/drafts/queries";
import { findOrderToPack, listPackingQueue } from "@/lib/orders/packing/queries";
import { listReturns } from "@/lib/orders/return-queries";
import { listVouchers } from "@/lib/orders/vouchers/admin-queries";
import { countPendingPaymentProofs, listPaymentProofs } from "@/lib/payment-proofs/admin-queries";
import { listChargebacks } from "@/lib/payments/chargebacks/queries";
import { sumFeesByDay, sumFeesByMonth } from "@/lib/payments/payouts";
import { listAdminWalls } from "@/lib/personal-walls/admin-queries";
import { listFailedCharges, listVipUsers } from "@/lib/subscriptions/admin-queries";
import { listGiftMemberships } from "@/lib/subscriptions/gifts/admin-queries";
import { listMemberImports } from "@/lib/subscriptions/imports/queries";
import { listTrialPlans } from "@/lib/subscriptions/trials/queries";
import { listTransfers } from "@/lib/transfers/admin-queries";
import { getCalendar } from "@/lib/workflows/admin-calendar-query";
import { searchAdmin } from "@/lib/workflows/admin-search-query";
import { getAdminStats } from "@/lib/workflows/admin-stats-query";
import { getAdminTodos } from "@/lib/workflows/admin-todos-query";
import { listAuditLog } from "@/lib/workflows/audit-log-query";
import { listBlockReferences } from "@/lib/workflows/exhibition-parts-query";
import { getMergePreview } from "@/lib/workflows/merge/merge-preview-query";
import { listRefundsToFollowUp } from "@/lib/workflows/reconciliation";
import { listDayChecks } from "@/lib/workflows/reconciliation-days";
import { getSalesReport } from "@/lib/workflows/sales-report-query";
import { listScheduledJobs, listWebhooks } from "@/lib/workflows/service-status-query";
import { listTimeline } from "@/lib/workflows/timeline/list-timeline";
import { getUserDetail } from "@/lib/workflows/user-detail-query";
import { getVatReport } from "@/lib/workflows/vat-report";
import { listWorkImports } from "@/lib/workflows/work-imports/queries";

const owner = { role: "Admin", staffRole: "Owner" } as const;

type CursorRow = { at: Date; id: string };

/** What an admin page reads. `deep` is nine tenths through its list: a cursor or a page. */
export type AdminList = {
  query: { name: string };
  /** The tables that may not be read from end to end, as soon as there is much in them. */
  tables: readonly string[];
  /** The place of a row in the list, as SQL: its time and its id, and the order in which they run. */
  order?: { from: string; at: string; id: string; direction: "ASC" | "DESC"; where?: string };
  /** For a list with numbered pages. */
  deepPage?: number;
  /** The longest list that may be sorted for a page, where it is not some hundreds: those that were asked for by name. */
  maxSortedRows?: number;
  /** The most milliseconds that one read may take, where it is not 300. */
  maxMs?: number;
  reads: Record<string, (deep: string) => Promise<unknown>>;
};

export const cursorAt = (place: CursorRow): string => cursorOf(place);

/** The ids that prisma/seed/load gives its fiftieth event and its product. */
const loadSeedId = (prefix: string, what: string) =>
  `${prefix}_${createHash("md5").update(`load/${what}`).digest("hex").slice(0, 20)}`;
const thisMonth = lagosDayOf(new Date()).slice(0, 7);
const loadUserId = loadSeedId("usr", "user/42");
const otherLoadUserId = loadSeedId("usr", "user/43");
const loadCommentId = loadSeedId("cmt", "comment/42");
const laterCursor = cursorOf({ at: new Date(Date.now() - 90 * 86_400_000), id: "a" });
const loadEventId = loadSeedId("evt", "event/50");
const loadProductId = loadSeedId("prd", "pin/1");

/** Every list of the admin pages. One that is missing here fails the tests. */
export const adminLists: readonly AdminList[] = [
  {
    query: listAuditLog,
    tables: ["audit_log"],
    order: { from: "audit_log", at: "created_at", id: "id", direction: "DESC" },
    reads: {
      "first page": () => listAuditLog({}),
      "deep page": (cursor) => listAuditLog({ cursor }),
      "what was done": () => listAuditLog({ action: "newsletter" }),
      "what was done, often": () => listAuditLog({ action: "order.ship" }),
      "by whom": () => listAuditLog({ actor: "admin@livingarchive.test" }),
      "to what": () => listAuditLog({ subject: "ord_1" }),
    },
  },
  {
    query: listJobs,
    tables: ["outbox_messages"],
    order: { from: "outbox_messages", at: "created_at", id: "id", direction: "DESC" },
    reads: {
      "first page": () => listJobs({}),
      "deep page": (cursor) => listJobs({ cursor }),
      "given up": () => listJobs({ status: "failed" }),
      sent: () => listJobs({ status: "sent" }),
      "to somebody": () => listJobs({ to: "load-00042@livingarchive.test" }),
      "of a kind": () => listJobs({ topic: "subscription" }),
      "of a kind that is rare": () => listJobs({ topic: "payment" }),
    },
  },
  {
    query: listAdminWalls,
    tables: ["personal_walls", "personal_wall_reports"],
    reads: {
      reported: () => listAdminWalls("reported"),
      shared: () => listAdminWalls("shared"),
      "shared, a deep page": () => listAdminWalls("shared", 20),
      "taken off": () => listAdminWalls("removed"),
    },
  },
  {
    query: listCommentsToModerate,
    tables: ["comments"],
    deepPage: 1_000,
    reads: {
      "first page": () => listCommentsToModerate({ page: 1 }),
      "deep page": (page) => listCommentsToModerate({ page: Number(page) }),
      waiting: () => listCommentsToModerate({ page: 1, status: "pending" }),
      "on a wall": () => listCommentsToModerate({ page: 1, exhibition: "heads-of-state" }),
      "on a wall, waiting": () => listCommentsToModerate({ page: 1, exhibition: "guestbook", status: "pending" }),
      "under a work": () => listCommentsToModerate({ page: 1, artwork: "sani-abacha" }),
      reported: () => listCommentsToModerate({ page: 1, reported: "1" }),
      "waiting, oldest first": () => listCommentsToModerate({ page: 1, status: "pending", sort: "oldest" }),
      rejected: () => listCommentsToModerate({ page: 1, status: "refused" }),
    },
  },
  {
    query: listAllCommentIds,
    tables: ["comments"],
    reads: {
      "all that wait": () =>
        listAllCommentIds({ filter: { status: "pending" }, until: new Date().toISOString() }, {}, 501),
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
  {
    query: listIssues,
    tables: ["newsletter_deliveries", "outbox_messages"],
    order: { from: "newsletter_issues", at: "created_at", id: "id", direction: "DESC" },
    reads: {
      "first page": () => listIssues({}),
      "deep page": (cursor) => listIssues({ cursor }),
      drafts: () => listIssues({ status: "draft" }),
    },
  },
  {
    query: countRecipients,
    tables: ["newsletter_deliveries"],
    reads: {
      everyone: () => countRecipients({ audience: "everyone", audienceValue: "" }),
      "a plan": () => countRecipients({ audience: "yearly", audienceValue: "" }),
      "a town": () => countRecipients({ audience: "town", audienceValue: "Lagos" }),
      "buyers of a drop": () => countRecipients({ audience: "product", audienceValue: loadProductId }),
      "readers of an issue": () => countRecipients({ audience: "opened", audienceValue: loadSeedId("nws", "issue/1") }),
    },
  },
  { query: listTowns, tables: [], reads: { "every town": () => listTowns() } },
  { query: listDeliveryZones, tables: [], reads: { "every zone": () => listDeliveryZones() } },
  {
    query: listDiscountCodes,
    tables: ["discount_codes"],
    order: { from: "discount_codes", at: "created_at", id: "id", direction: "DESC" },
    reads: { "first page": () => listDiscountCodes({}), "deep page": (cursor) => listDiscountCodes({ cursor }) },
  },
  {
    query: listCertificates,
    tables: ["certificates"],
    order: { from: "certificates", at: "created_at", id: "id", direction: "DESC" },
    reads: {
      "first page": () => listCertificates({}),
      "deep page": (cursor) => listCertificates({ cursor }),
      "voided ones": () => listCertificates({ state: "voided" }),
      "by code": () => listCertificates({ q: "0123456789ABCDEF" }),
    },
  },
  {
    query: listDraws,
    tables: ["draws"],
    order: { from: "draws", at: "created_at", id: "id", direction: "DESC" },
    reads: { "first page": () => listDraws({}), "deep page": (cursor) => listDraws({ cursor }) },
  },
  {
    query: listGiftMemberships,
    tables: ["gift_memberships"],
    order: { from: "gift_memberships", at: "created_at", id: "id", direction: "DESC" },
    reads: { "first page": () => listGiftMemberships({}), "deep page": (cursor) => listGiftMemberships({ cursor }) },
  },
  {
    query: listVouchers,
    tables: ["vouchers"],
    order: { from: "vouchers", at: "created_at", id: "id", direction: "DESC" },
    reads: { "first page": () => listVouchers({}), "deep page": (cursor) => listVouchers({ cursor }) },
  },
  {
    query: listTransfers,
    tables: ["edition_transfers"],
    order: { from: "edition_transfers", at: "created_at", id: "id", direction: "DESC" },
    reads: {
      "first page": () => listTransfers({}),
      "deep page": (cursor) => listTransfers({ cursor }),
      waiting: () => listTransfers({ status: "pending" }),
      disputed: () => listTransfers({ mark: "disputed" }),
    },
  },
  {
    query: listAdminEvents,
    tables: ["events"],
    order: { from: "events", at: "starts_at", id: "id", direction: "DESC" },
    reads: { "first page": () => listAdminEvents({}), "deep page": (cursor) => listAdminEvents({ cursor }) },
  },
  {
    query: listFulfilments,
    tables: ["fulfilments"],
    order: { from: "fulfilments", at: "due_at", id: "id", direction: "ASC", where: "status = 'due'" },
    reads: {
      "first page": () => listFulfilments({}),
      "deep page": (cursor) => listFulfilments({ cursor }),
      sent: () => listFulfilments({ status: "sent" }),
      "of one kind": () => listFulfilments({ perk: "welcomePack" }),
    },
  },
  {
    query: listPaymentProofs,
    tables: ["payment_proofs"],
    reads: { "first page": () => listPaymentProofs({}) },
  },
  {
    query: countModerationQueues,
    tables: ["comments", "comment_reports"],
    reads: { "every queue": () => countModerationQueues() },
  },
  { query: listCommentBans, tables: ["comments", "users"], reads: { "the bans in force": () => listCommentBans() } },
  {
    query: listReturns,
    tables: ["return_requests"],
    reads: {
      "first page": () => listReturns({}),
      waiting: () => listReturns({ status: "requested" }),
      "of an order": () => listReturns({ q: "LA-" }),
    },
  },
  {
    query: getAdminTodos,
    tables: [
      "orders",
      "order_items",
      "refunds",
      "comments",
      "comment_reports",
      "outbox_messages",
      "charges",
      "provider_events",
      "fulfilments",
      "subscriptions",
    ],
    reads: { "every count": () => getAdminTodos(owner) },
  },
  {
    query: getSalesReport,
    tables: ["charges"],
    reads: {
      "7 days": () => getSalesReport("7"),
      "this month": () => getSalesReport("month"),
      "12 months": () => getSalesReport("12m"),
    },
  },
  {
    query: searchAdmin,
    tables: ["orders", "users", "comments"],
    // Many rows may match a common word; the newest five of a kind are shown.
    maxSortedRows: 100_000,
    maxMs: 150,
    reads: {
      "an order's number": () => searchAdmin(owner, "LA-3H8K"),
      "every order": () => searchAdmin(owner, "LA-"),
      "an email": () => searchAdmin(owner, "load-00042"),
      "every email": () => searchAdmin(owner, "livingarchive.test"),
      "a name": () => searchAdmin(owner, "Ọlátúnjí"),
      "nothing like it": () => searchAdmin(owner, "zzqxv wkjjq"),
      "three letters": () => searchAdmin(owner, "the"),
    },
  },
  { query: getAdminStats, tables: ["charges", "orders", "users"], reads: { "the figures": () => getAdminStats() } },
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
    query: listAdminOrders,
    tables: ["orders", "order_items", "editions"],
    order: { from: "orders", at: "created_at", id: "id", direction: "DESC" },
    reads: {
      "first page": () => listAdminOrders({}),
      "deep page": (cursor) => listAdminOrders({ cursor }),
      "to be sent": () => listAdminOrders({ status: "pending", payment: "paid" }),
      refunded: () => listAdminOrders({ payment: "refunded" }),
      "of an address": () => listAdminOrders({ q: "load-00042" }),
      "of a number": () => listAdminOrders({ q: "LA-3H8K" }),
      "to pack, oldest first": () => listAdminOrders({ parcel: "to-pack", sort: "oldest" }),
      packed: () => listAdminOrders({ parcel: "packed", sort: "oldest" }),
      "partly shipped": () => listAdminOrders({ parcel: "partly" }),
      "made by an admin": () => listAdminOrders({ made: "by-admin" }),
      "to pack, of a product": () => listAdminOrders({ parcel: "to-pack", drop: loadProductId }),
      "of a product": () => listAdminOrders({ drop: loadProductId }),
      "of a month": () => listAdminOrders({ from: `${thisMonth}-01`, to: `${thisMonth}-28` }),
      "on the way": () => listAdminOrders({ status: "shipped" }),
      unpaid: () => listAdminOrders({ payment: "unpaid" }),
      "largest first": () => listAdminOrders({ sort: "largest" }),
    },
  },
  {
    query: listPackingQueue,
    tables: ["orders", "order_items"],
    maxSortedRows: 5_000,
    reads: {
      "all to pack": () => listPackingQueue(),
      "to pack, of a product": () => listPackingQueue({ drop: loadProductId }),
    },
  },
  { query: listDraftProducts, tables: [], reads: { "all for sale": () => listDraftProducts() } },
  {
    query: listAllOrderIds,
    tables: ["orders", "order_items"],
    maxSortedRows: 5_000,
    reads: { "all to pack": () => listAllOrderIds({ filter: {}, until: new Date().toISOString() }, {}, 1_001) },
  },
  {
    query: listKeysToPrint,
    tables: ["orders", "order_items"],
    maxSortedRows: 5_000,
    reads: { "all to pack": () => listKeysToPrint({ all: "1", until: new Date().toISOString() }) },
  },
  {
    query: listOrdersToPrint,
    tables: ["orders", "order_items", "editions"],
    reads: { "two of them": () => listOrdersToPrint(["LA-3H8K-71QN", "LA-9T2M-44XB"]) },
  },
  {
    query: listAdminProducts,
    tables: [],
    reads: { "first page": () => listAdminProducts({}), "deep page": () => listAdminProducts({ page: 2 }) },
  },
  {
    query: getStockCounts,
    tables: ["editions", "product_alerts"],
    reads: { "of a drop": () => getStockCounts(loadProductId) },
  },
  {
    query: listNumberedUnits,
    tables: ["editions", "orders", "order_items"],
    reads: {
      "first page": () => listNumberedUnits(loadProductId),
      "deep page": () => listNumberedUnits(loadProductId, 900),
    },
  },
  {
    query: listStockMovements,
    tables: ["stock_movements", "orders", "users"],
    reads: { "of a drop": () => listStockMovements(loadProductId) },
  },
  {
    query: listActiveHolds,
    tables: ["orders", "order_items"],
    order: { from: "orders", at: "hold_expires_at", id: "id", direction: "ASC", where: "hold_status = 'held'" },
    reads: {
      "first page": () => listActiveHolds(loadProductId),
      "deep page": (cursor) => listActiveHolds(loadProductId, cursor),
    },
  },
  {
    query: listWaitingSubscribers,
    tables: ["product_alerts"],
    order: { from: "product_alerts", at: "created_at", id: "id", direction: "DESC", where: "status = 'confirmed'" },
    reads: {
      "first page": () => listWaitingSubscribers(loadProductId),
      "deep page": (cursor) => listWaitingSubscribers(loadProductId, cursor),
    },
  },
  {
    query: countPendingPaymentProofs,
    tables: ["payment_proofs"],
    reads: { "what waits": () => countPendingPaymentProofs() },
  },
  { query: countFailedJobs, tables: ["outbox_messages"], reads: { "what waits": () => countFailedJobs() } },
  { query: listRefundsToFollowUp, tables: ["refunds"], reads: { "of all days": () => listRefundsToFollowUp() } },
  { query: listDayChecks, tables: [], reads: { "of a month": () => listDayChecks(thisMonth) } },
  { query: sumFeesByDay, tables: ["charges"], reads: { "of a month": () => sumFeesByDay(thisMonth) } },
  { query: getVatReport, tables: ["orders"], reads: { "of a month": () => getVatReport(thisMonth, thisMonth) } },
  {
    query: listFailedCharges,
    tables: ["subscription_entries", "charges"],
    reads: { "first page": () => listFailedCharges({}), "to be paid": () => listFailedCharges({ status: "open" }) },
  },
  {
    query: listChargebacks,
    tables: ["charges", "editions"],
    reads: {
      "first page": () => listChargebacks({}),
      "to respond to": () => listChargebacks({ status: "respond" }),
      sorted: () => listChargebacks({ sort: "newest" }),
    },
  },
  {
    query: listAdminDownloads,
    tables: ["download_records"],
    reads: {
      "first page": () => listAdminDownloads({}),
      "deep page": () => listAdminDownloads({ page: 2 }),
      "found by a word": () => listAdminDownloads({ q: "decree", level: "basic" }),
      retired: () => listAdminDownloads({ shelf: "retired" }),
    },
  },
  { query: listLabelledProducts, tables: ["editions"], reads: { all: () => listLabelledProducts() } },
  {
    query: listLabelSheet,
    tables: ["editions", "orders", "order_items"],
    maxSortedRows: 5_000,
    reads: {
      "whatever has to leave": () => listLabelSheet({}),
      "of a drop": () => listLabelSheet({ drop: "load-test-pin" }),
      "the fourth printing of a drop": () => listLabelSheet({ drop: "load-test-pin", page: 4 }),
      "of an order": () => listLabelSheet({ order: "LA-3H8K-71QN" }),
    },
  },
  {
    query: listUsers,
    tables: ["users", "orders", "comments"],
    reads: {
      "first page": () => listUsers({}),
      "by address": () => listUsers({ q: "load-00042" }),
      "by name": () => listUsers({ q: "Ọlátúnjí" }),
      "all, newest first": () => listUsers({ who: "everybody" }),
      "all admins": () => listUsers({ who: "admins" }),
    },
  },
  {
    query: listTimeline,
    tables: [
      "orders",
      "charges",
      "comments",
      "outbox_messages",
      "audit_log",
      "subscription_entries",
      "sessions",
      "bids",
    ],
    reads: {
      "first page": () => listTimeline(loadUserId, {}),
      "later page": () => listTimeline(loadUserId, { cursor: laterCursor }),
      orders: () => listTimeline(loadUserId, { kind: "order" }),
      emails: () => listTimeline(loadUserId, { kind: "mail" }),
      "admin acts": () => listTimeline(loadUserId, { kind: "admin" }),
    },
  },
  {
    query: listMedia,
    // Its tables have a row for each upload, of which there are hundreds.
    tables: ["products", "users"],
    reads: {
      "first page": () => listMedia({}),
      "not in use": () => listMedia({ use: "unused" }),
      "by a word": () => listMedia({ q: "medallion" }),
    },
  },
  { query: listMediaVersions, tables: ["file_versions"], reads: { "of one file": () => listMediaVersions("fil_1") } },
  {
    query: listMediaUploads,
    tables: ["upload_sessions"],
    reads: { "of one admin": () => listMediaUploads({ _id: loadUserId } as Actor) },
  },
  {
    query: listCollectorsWithoutAddress,
    tables: ["users"],
    reads: { all: () => listCollectorsWithoutAddress() },
  },
  { query: listSegments, tables: [], reads: { "all with their counts": () => listSegments() } },
  { query: listSegmentNames, tables: [], reads: { all: () => listSegmentNames() } },
  { query: listAdmins, tables: ["users", "sessions"], reads: { all: () => listAdmins() } },
  { query: listPendingInvites, tables: ["admin_invites"], reads: { all: () => listPendingInvites() } },
  {
    query: listAttendees,
    tables: ["event_rsvps", "users"],
    reads: { "of an evening": () => listAttendees(loadEventId, {}) },
  },
  {
    query: listCheckInAttendees,
    tables: ["event_rsvps", "users"],
    reads: { "of an evening": () => listCheckInAttendees(loadEventId) },
  },
  {
    query: listWaitlist,
    tables: ["event_rsvps", "users"],
    reads: { "of an evening": () => listWaitlist(loadEventId) },
  },
  { query: listAdminAuctions, tables: ["auctions"], reads: { "first page": () => listAdminAuctions({}) } },
  { query: listBans, tables: ["bidder_bans"], reads: { "first page": () => listBans({}) } },
  { query: listAdminBids, tables: ["bids"], reads: { "of a sale": () => listAdminBids("auc_none") } },
  {
    query: listSystemLedgerEntries,
    tables: ["auction_ledger"],
    reads: { "of a sale": () => listSystemLedgerEntries("auc_none") },
  },
  { query: listProductNames, tables: [], reads: { all: () => listProductNames() } },
  { query: listAdminExhibitions, tables: [], reads: { all: () => listAdminExhibitions() } },
  { query: listDeletedExhibitions, tables: [], reads: { all: () => listDeletedExhibitions() } },
  { query: listAdminArtworks, tables: [], reads: { "of a room": () => listAdminArtworks("exh_none") } },
  { query: countOpenAppeals, tables: ["comment_appeals"], reads: { "what waits": () => countOpenAppeals() } },
  {
    query: listAppeals,
    tables: ["comment_appeals", "comments", "users"],
    reads: { "those that wait, and the latest decisions": () => listAppeals() },
  },
  {
    query: getCommentAuthor,
    tables: ["comments", "users", "comment_reports"],
    reads: { "beside a comment": () => getCommentAuthor({ ...owner, _id: loadUserId } as Actor, loadCommentId) },
  },
  { query: listThreadSettings, tables: [], reads: { "of every exhibition": () => listThreadSettings() } },
  { query: listScheduledJobs, tables: [], reads: { all: () => listScheduledJobs() } },
  { query: listWebhooks, tables: ["provider_events"], reads: { "of thirty days": () => listWebhooks() } },
  { query: listMessages, tables: ["event_messages"], reads: { "of an evening": () => listMessages(loadEventId) } },
  { query: listProductsWithLabels, tables: ["editions"], reads: { all: () => listProductsWithLabels() } },
  { query: listWallLabels, tables: [], reads: { all: () => listWallLabels(null) } },
  { query: listMemberImports, tables: ["member_import_rows"], reads: { "the newest": () => listMemberImports() } },
  { query: listWorkImports, tables: ["work_import_rows"], reads: { "the newest": () => listWorkImports() } },
  { query: listSeriesNames, tables: [], reads: { all: () => listSeriesNames() } },
  {
    query: listBlockReferences,
    tables: [],
    reads: { "of the exhibition": () => listBlockReferences("heads-of-state") },
  },
  { query: listTranslationProgress, tables: [], reads: { "of a leader": () => listTranslationProgress("ldr_none") } },
  { query: listNumberPremiums, tables: [], reads: { "of a drop": () => listNumberPremiums(loadProductId) } },
  {
    query: listWithheldNumbers,
    tables: ["edition_claims"],
    reads: { "of a drop": () => listWithheldNumbers(loadProductId) },
  },
  {
    query: countPeople,
    // A condition may be met by everybody, so the people are read; what each did is looked up.
    tables: [],
    reads: {
      everybody: () => countPeople({}),
      "with a plan": () => countPeople({ plan: "active" }),
      "who bought a drop": () => countPeople({ product: loadProductId }),
      "of a town": () => countPeople({ town: "Lagos" }),
      "who paid a million": () => countPeople({ paid: 1_000_000 }),
      "who never commented": () => countPeople({ comments: "no", newsletter: "no" }),
    },
  },
  { query: listTrialPlans, tables: [], reads: { "with how each trial ended": () => listTrialPlans() } },
  { query: findEarlierIssues, tables: [], reads: { "those that were sent": () => findEarlierIssues() } },
  {
    query: getCalendar,
    tables: ["events", "auctions", "newsletter_issues", "products"],
    reads: { "of this month": () => getCalendar(owner) },
  },
  { query: getAdminCertificateKeys, tables: [], reads: { "with what each signed": () => getAdminCertificateKeys() } },
  { query: sumFeesByMonth, tables: ["charges"], reads: { "of a year": () => sumFeesByMonth(thisMonth) } },
  {
    query: getAdminOrderDetail,
    tables: ["orders", "order_items", "editions", "charges", "refunds", "outbox_messages", "audit_log", "users"],
    reads: { "one order": () => getAdminOrderDetail("LA-3H8K-71QN") },
  },
  {
    query: findOrderToPack,
    tables: ["orders", "order_items", "editions"],
    reads: { "one order": () => findOrderToPack("LA-3H8K-71QN") },
  },
  {
    query: getUserDetail,
    tables: ["users", "orders", "charges", "comments", "sessions", "subscription_entries", "audit_log"],
    reads: { "one user": () => getUserDetail(loadUserId) },
  },
  {
    query: listMemberNotes,
    tables: ["member_notes"],
    reads: { "one person": () => listMemberNotes(loadUserId, { _id: otherLoadUserId, staffRole: "Owner" }) },
  },
  {
    query: getMergePreview,
    tables: ["users", "orders", "charges", "comments", "sessions", "subscription_entries", "audit_log"],
    reads: { "two users": () => getMergePreview({ from: loadUserId, to: otherLoadUserId }) },
  },
];
