import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { pageSize } from "@/lib/platform/paging";
import type { AdminOrder } from "@/lib/shop/contracts";
import type { AdminOrdersQuery, OrderSort } from "@/lib/shop/order-desk-contracts";
import { toAdminOrder, withPieces } from "@/lib/shop/order-queries";
import { ordersWanted } from "@/lib/shop/orders-wanted";
import type { Order, Prisma } from "@/prisma/generated/client";

/** How a list is sorted, and what stands after a row in it. Ids settle what is equal. */
const sorts = {
  newest: { by: "createdAt", way: "desc", ids: "desc" },
  oldest: { by: "createdAt", way: "asc", ids: "asc" },
  largest: { by: "totalKobo", way: "desc", ids: "asc" },
  smallest: { by: "totalKobo", way: "asc", ids: "desc" },
} as const satisfies Record<OrderSort, { by: "createdAt" | "totalKobo"; way: Prisma.SortOrder; ids: Prisma.SortOrder }>;
const beyond = { asc: "gt", desc: "lt" } as const;

const placeOf = (sort: OrderSort, order: Order): string => {
  const value = sorts[sort].by === "createdAt" ? order.createdAt.toISOString() : String(order.totalKobo);
  return Buffer.from(`${value}|${order.id}`).toString("base64url");
};

function after(sort: OrderSort, cursor: string | undefined): Prisma.OrderWhereInput {
  if (!cursor) return {};
  const { by, way, ids } = sorts[sort];
  const [text = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split("|");
  const value = by === "createdAt" ? new Date(text) : /^\d{1,15}$/.test(text) ? BigInt(text) : null;
  const isPlace = value !== null && !(value instanceof Date && Number.isNaN(value.getTime())) && /^\w{1,80}$/.test(id);
  if (!isPlace) return refuse("invalid_input", "This page of orders does not exist.");
  // That it is at or beyond the place's value is said by itself: an index can begin there, and not in the middle of an OR.
  const atOrBeyond = { [by]: { [`${beyond[way]}e`]: value } };
  return { ...atOrBeyond, OR: [{ [by]: { [beyond[way]]: value } }, { [by]: value, id: { [beyond[ids]]: id } }] };
}

/** Everybody's orders that are wanted, in kobo, and how many there are; for admins. */
export async function listAllOrders({ cursor, limit, sort = "newest", ...wanted }: AdminOrdersQuery) {
  const where = ordersWanted(wanted);
  const size = pageSize(limit);
  const { by, way, ids } = sorts[sort];
  const [rows, total] = await Promise.all([
    db.order.findMany({
      where: { AND: [where, after(sort, cursor)] },
      include: withPieces,
      orderBy: [{ [by]: way }, { id: ids }],
      take: size + 1,
    }),
    db.order.count({ where }),
  ]);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { orders: shown.map(toAdminOrder), nextCursor: last ? placeOf(sort, last) : null, total };
}

/** The paid orders that did not leave yet: those to be packed, as `parcel` narrows the list to them, and those without an address. */
export async function countParcels(): Promise<{ toPack: number; noAddress: number }> {
  const [counts] = await db.$queryRaw<{ toPack: number; noAddress: number }[]>`
    SELECT (count(*) FILTER (WHERE has_address AND has_piece))::int AS "toPack", (count(*) FILTER (WHERE NOT has_address))::int AS "noAddress"
    FROM orders o, LATERAL (
      SELECT coalesce(jsonb_typeof(o.shipping_address) <> 'null', false) AS has_address,
             EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.refunded_quantity < i.quantity) AS has_piece) facts
    WHERE o.payment_status = 'paid' AND o.status = 'pending'`;
  return counts ?? { toPack: 0, noAddress: 0 };
}

/** The orders that are printed together, in the order in which they were asked for; what does not exist is left out. */
export async function listOrdersToPrint(wanted: readonly string[]): Promise<AdminOrder[]> {
  const rows = await db.order.findMany({
    where: { OR: [{ number: { in: [...wanted] } }, { id: { in: [...wanted] } }], paymentStatus: { not: "unpaid" } },
    include: withPieces,
  });
  const place = ({ number, id }: Order) => wanted.findIndex((one) => one === number || one === id);
  return rows.sort((a, b) => place(a) - place(b)).map(toAdminOrder);
}
