import type { Actor, ShippingAddress } from "@/lib/accounts/contracts";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { toNaira } from "@/lib/platform/money";
import { cutPage, type Page, pageSize, readCursor } from "@/lib/platform/paging";
import type { AdminOrder, Order } from "@/lib/shop/contracts";
import type { Provenance } from "@/lib/shop/provenance-contracts";
import type { Prisma } from "@/prisma/generated/client";

/** What is read of an order with its pieces. */
export const withPieces = {
  shippedBy: { select: { firstName: true, lastName: true } },
  items: {
    orderBy: [{ position: "asc" }, { id: "asc" }],
    include: {
      editions: { where: { voidedAt: null }, orderBy: { number: "asc" } },
      product: { include: { images: { orderBy: [{ position: "asc" }, { id: "asc" }] } } },
    },
  },
} as const satisfies Prisma.OrderInclude;

type OrderRow = Prisma.OrderGetPayload<{ include: typeof withPieces }>;
type Amount = (kobo: bigint) => number;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

// One shape for both readers; only the unit of money differs between them.
function fieldsOf(row: OrderRow, amount: Amount) {
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    paymentStatus: row.paymentStatus,
    discount: amount(row.items.reduce((sum, { discountKobo }) => sum + discountKobo, 0n)),
    total: amount(row.totalKobo),
    refunded: amount(row.refundedKobo),
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    paidAt: iso(row.paidAt),
    shippedAt: iso(row.shippedAt),
    deliveredAt: iso(row.deliveredAt),
    refundedAt: iso(row.refundedAt),
    cancelledAt: iso(row.cancelledAt),
    courier: row.courier,
    trackingNumber: row.trackingNumber,
    trackingUrl: row.trackingUrl,
    shippingAddress: row.shippingAddress as ShippingAddress | null,
    provenance: row.provenance as Provenance | null,
    items: row.items.map((item) => ({
      _id: item.id,
      quantity: item.quantity,
      price: amount(item.unitPriceKobo),
      discount: amount(item.discountKobo),
      variation: item.variation,
      refunded: item.refundedQuantity,
      editions: item.editions.map(({ number }) => number),
      editionSize: item.product.editionSize,
      product: {
        _id: item.productId,
        name: item.name,
        slug: item.product.slug,
        gone: item.product.deletedAt !== null,
        images: item.product.images.map(({ url, alt }) => ({ url, alt })),
      },
    })),
  };
}

function toOrder(row: OrderRow): Order {
  const isOpen = row.paymentStatus === "unpaid" && row.cancelledAt === null;
  const holdExpiresAt = isOpen ? row.holdExpiresAt.toISOString() : null;
  return { ...fieldsOf(row, toNaira), holdExpiresAt, fromCart: row.fromCart };
}

/** An order as an admin sees it: kobo. */
export function toAdminOrder(row: OrderRow): AdminOrder {
  const { shippedBy } = row;
  return {
    ...fieldsOf(row, Number),
    user: { email: row.email, name: row.name },
    sentBy: shippedBy && `${shippedBy.firstName} ${shippedBy.lastName}`,
  };
}

function after(cursor: string | undefined): Prisma.OrderWhereInput {
  const place = readCursor(cursor, "This page of orders does not exist.");
  if (!place) return {};
  return { OR: [{ createdAt: { lt: place.at } }, { createdAt: place.at, id: { lt: place.id } }] };
}

async function readPage(where: Prisma.OrderWhereInput, { cursor, limit }: Page) {
  const size = pageSize(limit);
  const rows = await db.order.findMany({
    where: { AND: [where, after(cursor)] },
    include: withPieces,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: size + 1,
  });
  return cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
}

// An attempt to pay that came to nothing is no order in its buyer's eyes; one that can still be paid is.
const visibleToBuyer: Prisma.OrderWhereInput = {
  OR: [{ paymentStatus: { not: "unpaid" } }, { holdStatus: "held", cancelledAt: null }],
};

/** The buyer's own orders, newest first, in naira. */
export async function listOrders({
  actor,
  ...page
}: { actor: Actor } & Page): Promise<{ orders: Order[]; nextCursor: string | null }> {
  const { shown, nextCursor } = await readPage({ userId: actor._id, ...visibleToBuyer }, page);
  return { orders: shown.map(toOrder), nextCursor };
}

/** One of the buyer's own orders by its number or id, in naira; null for another's, so that numbers cannot be tried out. */
export async function getOrder({ actor, number }: { actor: Actor; number: string }): Promise<Order | null> {
  const row = await db.order.findFirst({
    where: { userId: actor._id, OR: [{ number }, { id: number }] },
    include: withPieces,
  });
  return row && toOrder(row);
}

/** The order, or a refusal that says no more about another's order than about none. */
export async function requireOrder(wanted: { actor: Actor; number: string }): Promise<Order> {
  return (await getOrder(wanted)) ?? refuse("not_found", "Order not found");
}

/** The buyer's own order that a payment reference belongs to, or null. */
export async function orderByReference({
  actor,
  reference,
}: {
  actor: Actor;
  reference: string;
}): Promise<Order | null> {
  const charge = await db.charge.findUnique({ where: { reference }, select: { purpose: true, subjectId: true } });
  if (charge?.purpose !== "order") return null;
  const row = await db.order.findFirst({ where: { id: charge.subjectId, userId: actor._id }, include: withPieces });
  return row && toOrder(row);
}

/** An order as an admin sees it, by its id; null for none. */
export async function getAdminOrder(id: string): Promise<AdminOrder | null> {
  const row = await db.order.findUnique({ where: { id }, include: withPieces });
  return row && toAdminOrder(row);
}
