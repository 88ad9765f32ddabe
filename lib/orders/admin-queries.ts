import { throwAppError } from "@/lib/core/errors";
import { escapeLike, pageSize } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type {
  AdminOrderDetail,
  AdminOrdersQuery,
  AdminRefund,
  OrderSort,
  OrdersFilter,
  PrintQuery,
} from "@/lib/orders/admin-contracts";
import { emailTimelineEvent, orderTimelineEvents, refundTimelineEvents } from "@/lib/orders/admin-timeline";
import type { AdminOrder } from "@/lib/orders/contracts";
import { includeItems, toAdminOrder } from "@/lib/orders/queries";
import { type Charge, type Edition, type Order, Prisma, type Refund } from "@/prisma/generated/client";

const fullName = (person: { firstName: string; lastName: string } | null | undefined) =>
  person ? `${person.firstName} ${person.lastName}` : undefined;

const selectName = { select: { firstName: true, lastName: true } } as const;

/** One order by number or id with its payment, refunds, notes and history; null if there is none. */
export async function getAdminOrderDetail(idOrNumber: string): Promise<AdminOrderDetail | null> {
  const row = await db.order.findFirst({
    where: { OR: [{ number: idOrNumber }, { id: idOrNumber }] },
    include: {
      ...includeItems,
      termsVersion: { select: { version: true, publishedAt: true } },
      notes: { include: { author: selectName }, orderBy: { createdAt: "desc" } },
    },
  });
  if (!row) return null;
  const [charge, voided, auditEntries] = await Promise.all([
    row.chargeId ? db.charge.findUnique({ where: { id: row.chargeId } }) : null,
    db.edition.findMany({
      where: { orderItem: { orderId: row.id }, voidedAt: { not: null } },
      orderBy: { number: "asc" },
    }),
    db.auditLog.findMany({
      where: { subject: row.id, action: { in: ["order.mark-delivered", "order.refund", "order.start-packing"] } },
    }),
  ]);
  const refunds = charge
    ? await db.refund.findMany({ where: { chargeId: charge.id }, orderBy: { createdAt: "asc" } })
    : [];
  const emailKeys = ["paid", "shipped", "delivered", "refunded", "cancelled"].map((what) => `order-${what}/${row.id}`);
  const [emails, actors] = await Promise.all([
    db.outboxMessage.findMany({
      where: { key: { in: [...emailKeys, ...refunds.map(({ id }) => `order-refunded/${row.id}/${id}`)] } },
    }),
    db.user.findMany({ where: { id: { in: auditEntries.flatMap(({ actorId }) => actorId ?? []) } } }),
  ]);
  const order = toAdminOrder(row);
  const delivered = auditEntries.find(({ action }) => action === "order.mark-delivered");
  const nameOf = (actorId: string | null | undefined) => fullName(actors.find(({ id }) => id === actorId));
  const deliveredBy = nameOf(delivered?.actorId) ?? (order.deliveredAt ? "the buyer" : undefined);
  const packedBy = nameOf(auditEntries.find(({ action }) => action === "order.start-packing")?.actorId);
  const refundedBy = new Map(
    auditEntries
      .filter(({ action }) => action === "order.refund")
      .map(({ detail, actorId }) => [refundIdOf(detail), actorId]),
  );
  return {
    ...order,
    userId: row.userId,
    hold: { status: row.holdStatus, until: row.holdExpiresAt.toISOString() },
    voided: editionsByLine(voided),
    terms: row.termsVersion && {
      version: row.termsVersion.version,
      publishedAt: row.termsVersion.publishedAt.toISOString(),
    },
    payment: charge && toPaymentEvent(charge),
    refunds: refunds.map(toAdminRefund),
    notes: row.notes.map(({ id, text, author, createdAt }) => ({
      id,
      text,
      author: fullName(author) ?? "Deleted user",
      at: createdAt.toISOString(),
    })),
    timeline: [
      ...orderTimelineEvents(row, order, { deliveredBy, packedBy }),
      ...refunds.flatMap((refund) => refundTimelineEvents(refund, nameOf(refundedBy.get(refund.id)))),
      ...emails.map(emailTimelineEvent),
    ].sort((a, b) => a.at.localeCompare(b.at)),
  };
}

const refundIdOf = (detail: Prisma.JsonValue) => (detail as { refundId?: string } | null)?.refundId;

function editionsByLine(editions: readonly Edition[]): Record<string, number[]> {
  const lines: Record<string, number[]> = {};
  for (const { orderItemId, number } of editions) lines[orderItemId] = [...(lines[orderItemId] ?? []), number];
  return lines;
}

const toPaymentEvent = ({ reference, channel, amountKobo, paidAt }: Charge) => ({
  reference,
  channel,
  kobo: Number(amountKobo),
  at: paidAt?.toISOString() ?? null,
});

const toAdminRefund = ({ id, reason, status, amountKobo, createdAt, creditNoteNumber }: Refund): AdminRefund => ({
  id,
  reason,
  status,
  kobo: Number(amountKobo),
  at: createdAt.toISOString(),
  creditNote: creditNoteNumber,
});

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

/** The ids of all results that can be shipped, oldest first; `narrower` is a further condition. */
export async function listAllOrderIds(
  { filter, until }: { filter: OrdersFilter; until: string },
  narrower: Prisma.OrderWhereInput,
  limit: number,
): Promise<string[]> {
  const rows = await db.order.findMany({
    where: {
      AND: [toOrdersWhere(filter), parcelFilter("to-pack"), narrower, { createdAt: { lte: new Date(until) } }],
    },
    select: { id: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(({ id }) => id);
}

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

function parcelFilter(parcel: NonNullable<OrdersFilter["parcel"]>): Prisma.OrderWhereInput {
  const notSent = { paymentStatus: "paid", status: "pending" } as const;
  if (parcel === "no-address") return { ...notSent, shippingAddress: { equals: Prisma.AnyNull } };
  // A fully refunded line is not packed.
  const notRefunded = { refundedQuantity: { lt: db.orderItem.fields.quantity } };
  return { ...notSent, shippingAddress: { not: Prisma.AnyNull }, items: { some: notRefunded } };
}

/** The database filter of an order list. Numbers match by prefix in any case. */
export function toOrdersWhere({ q, status, payment, parcel }: OrdersFilter): Prisma.OrderWhereInput {
  const contains = { contains: q && escapeLike(q), mode: "insensitive" } as const;
  return {
    status,
    paymentStatus: payment,
    ...(parcel && { AND: [parcelFilter(parcel)] }),
    ...(q && {
      OR: [{ number: { startsWith: escapeLike(q.toUpperCase()) } }, { email: contains }, { name: contains }],
    }),
  };
}
