import * as z from "zod/mini";
import { koboOf } from "@/lib/platform/money";
import {
  type AdminOrder,
  adminOrdersReply,
  orderStatus,
  pageQuery,
  paymentStatus,
  shipBody,
} from "@/lib/shop/contracts";
import type { ShipObstacle } from "@/lib/shop/order-rules";

/** What a list of orders is narrowed to: a number, a name or an e-mail, how it stands, and what its parcel waits for. */
export const ordersWantedQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  status: z.optional(orderStatus),
  payment: z.optional(paymentStatus),
  /** "to-pack": paid, with an address, not sent. "no-address": paid, and nobody knows where to. */
  parcel: z.optional(z.enum(["to-pack", "no-address"])),
});
export type OrdersWanted = z.infer<typeof ordersWantedQuery>;

/** In which order a list of orders stands; the newest come first unless said otherwise. */
export const orderSort = z.enum(["newest", "oldest", "largest", "smallest"]);
export type OrderSort = z.infer<typeof orderSort>;

/** GET /orders/all. */
export const adminOrdersQuery = z.extend(ordersWantedQuery, { ...pageQuery.shape, sort: z.optional(orderSort) });
export type AdminOrdersQuery = z.infer<typeof adminOrdersQuery>;
export const deskOrdersReply = z.extend(adminOrdersReply, { total: z.int() });

const orderKey = z.string().check(z.regex(/^[\w-]{1,80}$/));

/** POST /orders/all/ship: many parcels with one courier, each with a number of its own. */
export const shipManyBody = z.object({
  courier: shipBody.shape.courier,
  parcels: z
    .array(z.object({ order: orderKey, trackingNumber: shipBody.shape.trackingNumber }))
    .check(z.minLength(1), z.maxLength(50)),
});
export type ShipMany = z.infer<typeof shipManyBody>;

const obstacles = [
  "not-paid",
  "refunded",
  "already-shipped",
  "no-address",
  "nothing-left",
] as const satisfies ShipObstacle[];
/** What became of each parcel, in the order in which they were named. */
export const shipManyReply = z.object({
  results: z.array(z.object({ order: z.string(), result: z.enum(["shipped", "unknown", ...obstacles]) })),
});
export type ShipManyReply = z.infer<typeof shipManyReply>;
export type ShipResult = ShipManyReply["results"][number]["result"];

/** A sum as it is typed, in naira; becomes kobo, to the kobo. */
const typedKobo = z.pipe(
  z.string().check(
    z.maxLength(30),
    z.refine((text) => koboOf(text) !== null, "Please give the amount in naira, like 12500 or 12500.50"),
  ),
  z.transform((text) => koboOf(text) ?? 0),
);

/** POST /orders/{id}/refund: so much goes back (naira, as typed), for these pieces, and why. The buyer reads the reason. */
export const refundBody = z.object({
  amount: typedKobo,
  /** What had gone back already when it was decided, in kobo: of two decisions on the same sight the second is refused. */
  seen: z.int().check(z.gte(0)),
  reason: z.string().check(z.trim(), z.minLength(1, "Please say why"), z.maxLength(200)),
  pieces: z._default(
    z
      .array(
        z.object({
          item: orderKey,
          quantity: z.int().check(z.gte(1), z.lte(10_000)),
          /** Of numbered pieces, which ones. */
          numbers: z._default(z.array(z.int()).check(z.maxLength(1_000)), []),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
  /** Whether the pieces go back on the shelf. */
  restock: z._default(z.boolean(), false),
});
export type RefundBody = z.infer<typeof refundBody>;

/** POST /orders/{id}/notes: what the team tells itself about an order. */
export const orderNoteBody = z.object({
  text: z.string().check(z.trim(), z.minLength(1, "Please write something"), z.maxLength(1_000)),
});
/** Which papers are printed: the orders, by number or id. */
export const papersQuery = z.object({
  orders: z.optional(z.string().check(z.regex(/^[\w-]{1,80}(,[\w-]{1,80}){0,99}$/))),
});

/** One thing that happened to an order, from the times that the database itself wrote down. */
export type DeskMoment = { at: string; what: string; who?: string; state?: "failed" | "waiting" };
export type DeskRefund = {
  id: string;
  kobo: number;
  reason: string;
  status: "pending" | "requested" | "processed" | "failed";
  at: string;
};
export type DeskNote = { id: string; text: string; author: string; at: string };

/** An order with all that the desk knows of it. Sums are kobo. */
export type DeskOrder = AdminOrder & {
  userId: string;
  hold: { status: "held" | "released" | "sold"; until: string };
  /** Numbers that were given and taken back, by the line. */
  voided: Record<string, number[]>;
  payment: { reference: string; channel: string | null; kobo: number; at: string | null } | null;
  refunds: DeskRefund[];
  notes: DeskNote[];
  moments: DeskMoment[];
};
