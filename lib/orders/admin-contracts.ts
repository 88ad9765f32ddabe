import * as z from "zod/mini";
import { dayParam } from "@/lib/core/list-query";
import { parseKobo } from "@/lib/core/money";
import { type AdminOrder, adminOrdersReply, orderPageQuery, orderStatus, paymentStatus } from "@/lib/orders/contracts";
import { shipBody } from "@/lib/orders/parcels/contracts";
import type { OrderFacts, ShipObstacle } from "@/lib/orders/rules";

/** Filters of the admin order list. `q` matches the number, name or email. */
export const ordersFilterQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  status: z.optional(orderStatus),
  payment: z.optional(paymentStatus),
  /**
   * "to-pack": paid, not packed, with an address; "packed": ready to be sent; "no-address": paid, not shipped, without one;
   * "partly": a part of it was sent.
   */
  parcel: z.optional(z.enum(["to-pack", "packed", "partly", "no-address"])),
  /** Orders that an admin made for a buyer. */
  made: z.optional(z.literal("by-admin")),
  /** Orders with a unit of this product. */
  drop: z.optional(z.string().check(z.regex(/^prd_[0-9a-z]{20}$/))),
  /** Placed on these days in Lagos, both included. */
  from: z.optional(dayParam),
  to: z.optional(dayParam),
});
export type OrdersFilter = z.infer<typeof ordersFilterQuery>;

/** The default is "newest". */
export const orderSort = z.enum(["newest", "oldest", "largest", "smallest"]);
export type OrderSort = z.infer<typeof orderSort>;

/** GET /orders/all. */
export const adminOrdersQuery = z.extend(ordersFilterQuery, { ...orderPageQuery.shape, sort: z.optional(orderSort) });
export type AdminOrdersQuery = z.infer<typeof adminOrdersQuery>;
export const adminOrderListReply = z.extend(adminOrdersReply, { total: z.int() });

const orderKey = z.string().check(z.regex(/^[\w-]{1,80}$/));

/**
 * All results of a list, selected by its filters. Orders that were made after `until`, when the list was shown, are left out,
 * because nobody has seen them.
 */
const allOrders = { filter: ordersFilterQuery, until: z.iso.datetime() };

/**
 * POST /orders/all/ship: several parcels with one courier, each with its own tracking number; or the next ones that can be shipped
 * of all results, without tracking numbers.
 */
export const shipManyBody = z.union([
  z.object({
    courier: shipBody.shape.courier,
    parcels: z
      .array(z.object({ order: orderKey, trackingNumber: shipBody.shape.trackingNumber }))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  z.object({ courier: shipBody.shape.courier, ...allOrders }),
]);
export type ShipManyBody = z.infer<typeof shipManyBody>;

const shipObstacleNames = [
  "not-paid",
  "refunded",
  "already-shipped",
  "no-address",
  "nothing-left",
  "repack",
] as const satisfies ShipObstacle[];
/** The result of each parcel, in the order of the request. */
export const shipManyReply = z.object({
  results: z.array(z.object({ order: z.string(), result: z.enum(["shipped", "unknown", ...shipObstacleNames]) })),
  /** Of all results: how many can still be shipped. */
  remaining: z.int(),
});
export type ShipManyReply = z.infer<typeof shipManyReply>;
export type ShipResult = ShipManyReply["results"][number]["result"];

/** POST /orders/all/packing: the orders that an admin begins to pack. */
export const startPackingBody = z.union([
  z.object({ orders: z.array(orderKey).check(z.minLength(1), z.maxLength(100)) }),
  z.object(allOrders),
]);
export type StartPackingBody = z.infer<typeof startPackingBody>;
/**
 * POST /orders/all/packed: orders by id, or all results of a list, that lie packed; those that were refunded in part after `until`, when
 * the list was shown, are left out. Without `until`: orders that are taken back.
 */
export const packManyBody = z.union([
  z.object(allOrders),
  z.object({ orders: z.array(orderKey).check(z.minLength(1), z.maxLength(100)), until: z.iso.datetime() }),
  z.object({ orders: z.array(orderKey).check(z.minLength(1), z.maxLength(1_000)) }),
]);
export type PackManyBody = z.infer<typeof packManyBody>;
/** The ids of the orders that were changed. */
export const packManyReply = z.object({ changed: z.array(z.string()) });
/** The most orders of one request. */
export const MAX_PACKING_ORDERS = 1_000;
/** POST /orders/all/delivered: shipped orders by id, or all results of a list that are shipped. */
export const deliverManyBody = z.union([
  z.object({ orders: z.array(orderKey).check(z.minLength(1), z.maxLength(100)) }),
  z.object(allOrders),
]);
export type DeliverManyBody = z.infer<typeof deliverManyBody>;
/** The ids of the orders that were changed. */
export const deliverManyReply = z.object({ delivered: z.array(z.string()) });
/** The most orders of one request: each buyer gets an email. */
export const MAX_DELIVERED_ORDERS = 500;
/** The numbers of the orders whose packing was started by this request. */
export const startPackingReply = z.object({ started: z.array(z.string()) });

/** Refunded units that may lie in the parcel already, with the numbers of numbered ones. */
export type UnitsToTakeOut = { name: string; quantity: number; numbers: readonly number[] };

/** The order on the packing table, with the label codes of its numbered units by order line. */
export type OrderToPack = AdminOrder & { codes: Record<string, string[]>; takeOut: readonly UnitsToTakeOut[] };

/** An order in the queue of the packing mode; from one to repack a refunded item has to be taken out. */
export type QueuedOrder = { number: string; buyer: string; repack: boolean };

/** Query of the packing mode: the order on the table, and the product whose orders are packed. */
export const packingQuery = z.object({ order: z.optional(orderKey), drop: ordersFilterQuery.shape.drop });

/**
 * POST /orders/{id}/packed: whether everything that is left of the order lies packed. `units` is what the packer has put in; it is
 * rejected when something else is left by now.
 */
export const packedBody = z.object({
  packed: z.boolean(),
  units: z.optional(z.array(z.object({ item: orderKey, quantity: z.int().check(z.gte(1)) })).check(z.maxLength(1_000))),
});
export type PackedBody = z.infer<typeof packedBody>;

/** POST /orders/{id}/emails: the id of an email of the timeline, which is sent again. */
export const resendEmailBody = z.object({ email: z.string().check(z.regex(/^out_[0-9a-z]{1,60}$/)) });

/** An amount in naira as typed, parsed to kobo. */
const typedKobo = z.pipe(
  z.string().check(
    z.maxLength(30),
    z.refine((text) => parseKobo(text) !== null, "Enter the amount in naira, for example 12500 or 12500.50"),
  ),
  z.transform((text) => parseKobo(text) ?? 0),
);

/** POST /orders/{id}/refund: the amount (naira as typed), the refunded units, and the reason, which the buyer sees. */
export const refundBody = z.object({
  amount: typedKobo,
  /** The amount in kobo that was already refunded when the form was opened; rejects a concurrent second refund. */
  seen: z.int().check(z.gte(0)),
  reason: z.string().check(z.trim(), z.minLength(1, "Enter a reason"), z.maxLength(200)),
  pieces: z._default(
    z
      .array(
        z.object({
          item: orderKey,
          quantity: z.int().check(z.gte(1), z.lte(10_000)),
          /** The edition numbers of numbered units. */
          numbers: z._default(z.array(z.int()).check(z.maxLength(1_000)), []),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
  /** The received return request that this refund completes. */
  returnRequest: z.optional(z.string().check(z.regex(/^ret_[0-9a-z]{20}$/))),
  /** Whether the units return to stock. */
  restock: z._default(z.boolean(), false),
});
export type RefundBody = z.infer<typeof refundBody>;

/** POST /orders/{id}/notes: an internal note. */
export const orderNoteBody = z.object({
  text: z.string().check(z.trim(), z.minLength(1, "Please write something"), z.maxLength(1_000)),
});
/** Query of the packing-slip page: order numbers or ids, or `all` results of the order list that are to be packed. */
export const printQuery = z.object({
  orders: z.optional(z.string().check(z.regex(/^[\w-]{1,80}(,[\w-]{1,80}){0,99}$/))),
  ...ordersFilterQuery.shape,
  all: z.optional(z.literal("1")),
  until: z.optional(z.iso.datetime()),
});
export type PrintQuery = z.infer<typeof printQuery>;

/** An event in the history of an order. */
export type OrderTimelineEvent = {
  at: string;
  what: string;
  who?: string | undefined;
  state?: "failed" | "waiting";
  /** The id of an email that can be sent again. */
  email?: string | undefined;
};
export type AdminRefund = {
  id: string;
  kobo: number;
  reason: string;
  /** Set for a refund of an invoice. */
  creditNote: string | null;
  status: "pending" | "requested" | "processed" | "failed" | "needs_attention";
  at: string;
};
export type OrderNote = { id: string; text: string; author: string; at: string };

/** An order with all admin data. Amounts are kobo. */
export type AdminOrderDetail = AdminOrder & {
  userId: string;
  hold: { status: "held" | "released" | "sold"; until: string };
  /** Voided edition numbers by order item. */
  voided: Record<string, number[]>;
  /** The version of the terms that was accepted at checkout. */
  terms: { version: number; publishedAt: string } | null;
  payment: { reference: string; channel: string | null; kobo: number; at: string | null } | null;
  refunds: AdminRefund[];
  notes: OrderNote[];
  timeline: OrderTimelineEvent[];
  /** Other orders of the same person, by account or email address, newest first. */
  otherOrders: (OrderFacts & { number: string; total: number })[];
  /** The link by which the buyer pays an order that an admin made; null when it cannot be paid. */
  paymentLink: string | null;
};
