import * as z from "zod/mini";
import { adminOrdersReply, orderStatus, pageQuery, paymentStatus, product } from "@/lib/shop/contracts";

const searched = z.optional(z.string().check(z.trim(), z.maxLength(120)));

/** What a list of orders is narrowed to: a number, a name or an e-mail, the way it has come, and whether it was paid. */
export const ordersWantedQuery = z.object({
  q: searched,
  status: z.optional(orderStatus),
  payment: z.optional(paymentStatus),
});
export type OrdersWanted = z.infer<typeof ordersWantedQuery>;

/** GET /orders/all. */
export const adminOrdersQuery = z.extend(ordersWantedQuery, pageQuery.shape);
export type AdminOrdersQuery = z.infer<typeof adminOrdersQuery>;
export const deskOrdersReply = z.extend(adminOrdersReply, { total: z.int() });

/** A drop as the desk sees it: also one that was taken off show, and what is held and sold. */
export const deskProduct = z.extend(product, {
  deletedAt: z.nullable(z.string()),
  held: z.int(),
  sold: z.int(),
});
export type DeskProduct = z.infer<typeof deskProduct>;

/** What the list of drops is narrowed to. */
export const deskProductsQuery = z.object({
  q: searched,
  shelf: z.optional(z.enum(["shown", "paused", "sold-out", "deleted"])),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
});
export type DeskProductsQuery = z.infer<typeof deskProductsQuery>;
export const deskProductParams = z.object({ id: z.string().check(z.regex(/^\w{1,80}$/)) });

/** POST /admin/products/picture: the address that a drop's form stores. */
export const pictureReply = z.object({ url: z.string() });
/** GET /pictures/{name}: one size of a picture that was uploaded. */
export const pictureParams = z.object({ name: z.string().check(z.regex(/^img-[0-9a-z]{20}-\d{3}\.(avif|webp|jpg)$/)) });
