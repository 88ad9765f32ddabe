import { throwAppError } from "@/lib/core/errors";
import { lagosDayRange } from "@/lib/core/lagos-datetime";
import { escapeLike, pageSize } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { AdminOrdersQuery, OrderSort, OrdersFilter, PrintQuery } from "@/lib/orders/admin-contracts";
import type { AdminOrder } from "@/lib/orders/contracts";
import { includeItems, toAdminOrder } from "@/lib/orders/queries";
import { type Order, Prisma } from "@/prisma/generated/client";

/** Sort columns and directions; ids break ties. */
const orderSorts = {
  newest: { by: "createdAt", direction: "desc", ids: "desc" },
  oldest: { by: "createdAt", direction: "asc", ids: "asc" },
  largest: { by: "totalKobo", direction: "desc", ids: "asc" },
  smallest: { by: "totalKobo", direction: "asc", ids: "desc" },
} as const satisfies Record<
  OrderSort,
  { by: "createdAt" | "totalKobo"; direction: Prisma.SortOrder; ids: Prisma.SortOrder }
>;

const afterOperator = { asc: "gt", desc: "lt" } as const;

const toCursor = (sort: OrderSort, order: Order): string => {
  const value = orderSorts[sort].by === "createdAt" ? order.createdAt.toISOString() : String(order.totalKobo);
  return Buffer.from(`${value}|${order.id}`).toString("base64url");
};

function afterCursor(sort: OrderSort, cursor: string | undefined): Prisma.OrderWhereInput {
  if (!cursor) return {};
  const { by, direction, ids } = orderSorts[sort];
  const [text = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split("|");
  const value = by === "createdAt" ? new Date(text) : /^\d{1,15}$/.test(text) ? BigInt(text) : null;
  const isValid = value !== null && !(value instanceof Date && Number.isNaN(value.getTime())) && /^\w{1,80}$/.test(id);
  if (!isValid) return throwAppError("invalid_input", "This page of orders does not exist.");
  // The redundant range condition lets Postgres start the index scan there; it cannot do so from an OR.
  const atOrBeyond = { [by]: { [`${afterOperator[direction]}e`]: value } };
  return {
    ...atOrBeyond,
    OR: [{ [by]: { [afterOperator[direction]]: value } }, { [by]: value, id: { [afterOperator[ids]]: id } }],
  };
}

/** One page of the filtered orders of all users, in kobo, and their total. */
export async function listAdminOrders({ cursor, limit, sort = "newest", ...wanted }: AdminOrdersQuery) {
  const where = toOrdersWhere(wanted);
  const size = pageSize(limit);
  const { by, direction, ids } = orderSorts[sort];
  const [rows, total, now] = await Promise.all([
    db.order.findMany({
      where: { AND: [where, afterCursor(sort, cursor)] },
      include: includeItems,
      orderBy: [{ [by]: direction }, { id: ids }],
      take: size + 1,
    }),
    db.order.count({ where }),
    databaseNow(),
  ]);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    orders: shown.map(toAdminOrder),
    nextCursor: last ? toCursor(sort, last) : null,
    total,
    now: now.toISOString(),
  };
}

type AllResults = { filter: OrdersFilter; until: string };

/** The ids of all results of which `condition` is true, oldest first. */
export async function selectOrderIds(
  { filter, until }: AllResults,
  condition: Prisma.OrderWhereInput,
  limit: number,
): Promise<string[]> {
  const rows = await db.order.findMany({
    where: { AND: [toOrdersWhere(filter), condition, { createdAt: { lte: new Date(until) } }] },
    select: { id: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(({ id }) => id);
}

/** The ids of all results that can be shipped, oldest first; `narrower` is a further condition. */
export const listAllOrderIds = (
  results: AllResults,
  narrower: Prisma.OrderWhereInput,
  limit: number,
): Promise<string[]> => selectOrderIds(results, { AND: [toShip(), narrower] }, limit);

const MAX_PRINTED_ORDERS = 100;

/** The numbers or ids of the orders to print: the named ones, or the oldest of all results that are to be packed. */
export async function listKeysToPrint({ orders, all, until, ...filter }: PrintQuery): Promise<string[]> {
  if (!all || !until) return orders?.split(",") ?? [];
  return listAllOrderIds({ filter, until }, {}, MAX_PRINTED_ORDERS);
}

/** The orders to print, in the given order; missing ones are left out. */
export async function listOrdersToPrint(numbersOrIds: readonly string[]): Promise<AdminOrder[]> {
  const rows = await db.order.findMany({
    where: {
      OR: [{ number: { in: [...numbersOrIds] } }, { id: { in: [...numbersOrIds] } }],
      paymentStatus: { not: "unpaid" },
    },
    include: includeItems,
  });
  const position = ({ number, id }: Order) => numbersOrIds.findIndex((one) => one === number || one === id);
  return rows.sort((a, b) => position(a) - position(b)).map(toAdminOrder);
}

const notSent = { paymentStatus: "paid", status: "pending" } as const satisfies Prisma.OrderWhereInput;

/** Paid orders with an address and a unit to send. A partly shipped one always has a unit left, or it would be shipped. */
const toShip = (): Prisma.OrderWhereInput => ({
  ...notSent,
  shippingAddress: { not: Prisma.AnyNull },
  items: { some: { refundedQuantity: { lt: db.orderItem.fields.quantity } } },
});

const parcelFilters: Record<NonNullable<OrdersFilter["parcel"]>, () => Prisma.OrderWhereInput> = {
  "to-pack": () => ({ ...toShip(), packedAt: null }),
  packed: () => ({ ...toShip(), packedAt: { not: null } }),
  partly: () => ({ ...toShip(), parcels: { some: {} } }),
  "no-address": () => ({ ...notSent, shippingAddress: { equals: Prisma.AnyNull } }),
};

/** The database filter of an order list. Numbers match by prefix in any case. */
export function toOrdersWhere({
  q,
  status,
  payment,
  parcel,
  made,
  drop,
  from,
  to,
}: OrdersFilter): Prisma.OrderWhereInput {
  const contains = { contains: q && escapeLike(q), mode: "insensitive" } as const;
  return {
    status,
    paymentStatus: payment,
    ...(made && { draftedById: { not: null } }),
    ...(drop && { items: { some: { productId: drop } } }),
    ...((from ?? to) && {
      createdAt: {
        ...(from && { gte: lagosDayRange(from).from }),
        ...(to && { lt: lagosDayRange(to).to }),
      },
    }),
    ...(parcel && { AND: [parcelFilters[parcel]()] }),
    ...(q && {
      OR: [{ number: { startsWith: escapeLike(q.toUpperCase()) } }, { email: contains }, { name: contains }],
    }),
  };
}
