import * as z from "zod/mini";
import { monthParam } from "@/lib/core/list-query";

/** GET /admin/stats. Revenue in kobo, months in Lagos time. */
export const adminStats = z.object({
  totalUsers: z.int(),
  activeVIPs: z.int(),
  expiredVIPs: z.int(),
  totalRevenue: z.int(),
  monthlyRevenue: z.array(
    z.object({ _id: z.object({ month: z.int(), year: z.int() }), revenue: z.int(), count: z.int() }),
  ),
});

export type AdminStats = z.infer<typeof adminStats>;

export const adminStatsReply = z.object({ stats: adminStats });

/** A plan that ends within these days counts as ending. */
export const PLAN_ENDING_DAYS = 7;

/** GET /admin/todos: how many tasks of each kind are open. */
export const adminTodos = z.object({
  /** Paid orders with an address that are not shipped. */
  ordersToPack: z.int(),
  ordersWithoutAddress: z.int(),
  /** Return requests to decide or to refund. */
  returns: z.int(),
  paymentProofs: z.int(),
  /** Open disputes about numbered units. */
  disputes: z.int(),
  /** Comments to approve. */
  comments: z.int(),
  reportedComments: z.int(),
  /** Shared walls with open reports. */
  reportedWalls: z.int(),
  failedJobs: z.int(),
  /** Payments of the last thirty days that arrived and are not counted, and events of Paystack that could not be handled. */
  stuckPayments: z.int(),
  lateRefunds: z.int(),
  chargebacks: z.int(),
  refundsUnderWay: z.int(),
  perksDue: z.int(),
  /** Plans that end within seven days. */
  plansEnding: z.int(),
  /** Published drops with a size of which few are left. */
  lowStock: z.int(),
  liveAuctions: z.int(),
});

export type AdminTodos = z.infer<typeof adminTodos>;

export const adminTodosReply = z.object({ todos: adminTodos });

/** What the command palette finds, in the order of the results. */
export const adminSearchKinds = [
  "order",
  "person",
  "product",
  "event",
  "auction",
  "exhibition",
  "leader",
  "artwork",
  "comment",
] as const;

export type AdminSearchKind = (typeof adminSearchKinds)[number];

/** The shortest query that is searched for: a trigram index finds nothing faster by fewer characters. */
export const MIN_ADMIN_QUERY_LENGTH = 3;

/** GET /admin/search. A query of fewer than three characters finds nothing. */
export const adminSearchQuery = z.object({
  q: z._default(z.string().check(z.trim(), z.maxLength(120, "A search may have 120 characters at most.")), ""),
});

export const adminSearchResult = z.object({
  kind: z.enum(adminSearchKinds),
  id: z.string(),
  title: z.string(),
  /** The buyer of an order, the email of a person, the day of an event. */
  detail: z.string(),
  /** The path of its admin page. */
  path: z.string(),
});

export type AdminSearchResult = z.infer<typeof adminSearchResult>;

export const adminSearchReply = z.object({ results: z.array(adminSearchResult) });

/** The periods of the sales on the overview: days until today, this month until today, or twelve months. */
export const salesPeriods = ["7", "month", "30", "90", "12m"] as const;

export type SalesPeriod = (typeof salesPeriods)[number];

/** The query of the calendar; `day` is the one that gets the focus. Anything else shows the current month. */
export const calendarQuery = z.object({
  month: z.catch(z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))), undefined),
  day: z.catch(z.optional(z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}$/))), undefined),
});
/** What happens at a moment: `day` is its day in Lagos. */
export type CalendarEntry = {
  kind: "auction-opens" | "auction-ends" | "event" | "drop-opens" | "drop-closes" | "exhibition-opens" | "newsletter";
  id: string;
  title: string;
  at: string;
  day: string;
  /** A draft, or cancelled. */
  isTentative: boolean;
};

/** The query of the overview page. */
export const overviewQuery = z.object({ period: z.catch(z.optional(z.enum(salesPeriods)), undefined) });

/** The sales of a period in kobo: a bar for each day or month in Lagos, those without a sale too, and the total before. */
export type SalesReport = {
  period: SalesPeriod;
  /** `day` is the first day, as 2026-11-23. */
  bars: { day: string; revenue: number; payments: number }[];
  revenue: number;
  payments: number;
  /** The period of the same length before; of a month the same days of the last one. */
  before: { revenue: number; payments: number };
};

/** Months of the VAT report and of the bookings, at most 24. */
export const monthsQuery = z.object({ from: z.optional(monthParam), to: z.optional(monthParam) });

/** GET /admin/bookings/export. */
export const bookingsQuery = z.object({ from: monthParam, to: monthParam });

/** Sums of documents in kobo. Gross is sales minus refunds, and net is gross minus VAT. */
export type VatSums = {
  documents: number;
  salesKobo: number;
  refundsKobo: number;
  netKobo: number;
  vatKobo: number;
  grossKobo: number;
};

export type VatMonth = {
  month: string;
  kinds: (VatSums & { kind: "shop" | "memberships" | "auctions" | "gifts" | "tickets" | "vouchers" })[];
  total: VatSums;
};

/** The parameters of the page that merges a user: the email or id of the other account, and the id of the one that stays. */
export const mergePageQuery = z.object({
  with: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  stays: z.optional(z.string().check(z.regex(/^\w{1,80}$/))),
});

/** What the merge of two accounts would do. */
export type MergePreview = {
  stays: MergeSide;
  goes: MergeSide;
  /** How many records of each kind move. */
  moves: { label: string; count: number }[];
  /** What both have. */
  clashes: MergeClash[];
  /** Why it cannot be; empty when it can. */
  refusals: string[];
};

/** Something that both accounts have; the name is the one of the thing, and of a perk its key. */
export type MergeClash = { kind: "edition" | "event" | "cart" | "perk" | "membership"; name: string };

export type MergeSide = { _id: string; email: string; name: string; createdAt: string; isAdmin: boolean };

/** What a visitor may ask about, in the order of the status page. */
export const services = ["payments", "emails", "orders", "auctions"] as const;
export type Service = (typeof services)[number];

/** GET /status. `since` is when a delay began; null for a service that works. */
export const serviceStatusReply = z.object({
  at: z.string(),
  services: z.array(z.object({ service: z.enum(services), isDelayed: z.boolean(), since: z.nullable(z.string()) })),
});
export type ServiceStatus = z.infer<typeof serviceStatusReply>;

/** The scheduled jobs in the order in which they run. */
export const scheduledJobs = [
  "payments",
  "holds",
  "draws",
  "unpaidOrders",
  "subscriptions",
  "chargebacks",
  "planCodes",
  "gifts",
  "vouchers",
  "transfers",
  "transferReminders",
  "auctions",
  "events",
  "scheduledChanges",
  "drops",
  "followers",
  "digests",
  "commentBans",
  "waitingRooms",
  "rehearsals",
  "newsletters",
  "outbox",
  "failedRenewals",
  "failedJobs",
  "seats",
  "tokens",
  "guestSeats",
  "guestCarts",
  "guestOrders",
  "uploads",
  "palettes",
  "limits",
  "pages",
] as const;
export type ScheduledJob = (typeof scheduledJobs)[number];

/** A scheduled job on the admin's status page; dates are null for one that has not run. */
export type ScheduledJobStatus = {
  name: ScheduledJob;
  state: "works" | "fails" | "late";
  lastRunAt: string | null;
  durationMs: number;
  lastDoneAt: string | null;
  lastError: string | null;
  failures: number;
};

/** The webhooks of one kind of event in the last thirty days. */
export type WebhookStatus = {
  event: string;
  received: number;
  lastReceivedAt: string;
  waiting: number;
  failed: number;
};

/** The members by month, the newest first, and what the cards that renew bring a month, a yearly plan in twelve parts. */
export type MembershipReport = {
  members: number;
  /** People whose free trial runs; they are not among the members. */
  trials: number;
  renewing: number;
  monthlyKobo: number;
  /** "2026-11". */
  months: { month: string; gained: number; lost: number; members: number }[];
};
