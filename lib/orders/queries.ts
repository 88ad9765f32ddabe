import type * as z from "zod/mini";
import { readAddress } from "@/lib/auth/addresses/read-address";
import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { cutPage, type Page, pageSize, readCursor } from "@/lib/core/pagination";
import { db, type Tx } from "@/lib/db/client";
import type { Buyer } from "@/lib/orders/buyer";
import type { AdminOrder, checkoutStateReply, Order } from "@/lib/orders/contracts";
import { provenance } from "@/lib/orders/provenance/contracts";
import type { ChargeState } from "@/lib/payments/settle-charge";
import type { Prisma } from "@/prisma/generated/client";

export type CheckoutState = z.infer<typeof checkoutStateReply>;

/** The id of the actor's order with this payment reference, or null. */
export async function getOrderIdByReference(reference: string, actor: Buyer): Promise<string | null> {
  const charge = await db.charge.findFirst({ where: { reference, userId: actor._id }, select: chargedSubject });
  const order = charge && (await db.order.findFirst({ where: orderOfCharge(charge), select: { id: true } }));
  return order?.id ?? null;
}

const chargedSubject = { id: true, purpose: true, subjectId: true } as const;

/** The order that a charge pays. That of a lot is created with its payment. */
const orderOfCharge = ({ id, purpose, subjectId }: Prisma.ChargeGetPayload<{ select: typeof chargedSubject }>) =>
  purpose === "order" ? { id: subjectId } : { chargeId: id };

/** The payment reference of the buyer's order; null if no payment was started. */
export async function getOrderReference({ actor, number }: { actor: Buyer; number: string }): Promise<string | null> {
  const { _id } = await requireOrder({ actor, number });
  const charge = await db.charge.findFirst({
    where: { purpose: "order", subjectId: _id },
    select: { reference: true },
  });
  return charge?.reference ?? null;
}

/** The state of the result page, from the charge and the order. */
export async function toCheckoutState(actor: Buyer, reference: string, payment: ChargeState): Promise<CheckoutState> {
  const order = await getOrderByReference({ actor, reference });
  if (!order) return { state: "unknown", order: null };
  if (order.paymentStatus === "paid") return { state: "paid", order };
  if (order.paymentStatus === "refunded") return { state: "refunded", order };
  if (payment === "failed") return { state: "failed", order };
  return { state: order.cancelledAt ? "cancelled" : "pending", order };
}

/** Included relations of an order that its buyer reads. */
const includeForBuyer = {
  discountCode: { select: { code: true } },
  parcels: { orderBy: { number: "asc" }, include: { items: true } },
  items: {
    orderBy: [{ position: "asc" }, { id: "asc" }],
    include: {
      editions: { where: { voidedAt: null }, orderBy: { number: "asc" } },
      product: { include: { images: { orderBy: [{ position: "asc" }, { id: "asc" }] } } },
    },
  },
} as const satisfies Prisma.OrderInclude;

/** Included relations of an order that an admin reads. */
export const includeItems = {
  ...includeForBuyer,
  shippedBy: { select: { firstName: true, lastName: true } },
  draftedBy: { select: { firstName: true, lastName: true } },
  user: { select: { isGuest: true } },
} as const satisfies Prisma.OrderInclude;

type OrderRow = Prisma.OrderGetPayload<{ include: typeof includeForBuyer }>;
type AdminOrderRow = Prisma.OrderGetPayload<{ include: typeof includeItems }>;

type AmountMapper = (kobo: bigint) => number;

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

// Buyers and admins get the same fields; only the unit of money differs.
function toOrderFields(row: OrderRow, amount: AmountMapper) {
  const numberPremiumKobo = row.items.reduce((sum, item) => sum + item.numberPremiumKobo, 0n);
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    paymentStatus: row.paymentStatus,
    discount: amount(row.items.reduce((sum, { discountKobo }) => sum + discountKobo, 0n)),
    discountCode: row.discountCode?.code ?? null,
    codeDiscount: amount(row.items.reduce((sum, { codeDiscountKobo }) => sum + codeDiscountKobo, 0n)),
    ...(numberPremiumKobo > 0n && { numberPremium: amount(numberPremiumKobo) }),
    delivery: amount(row.deliveryKobo),
    gift: row.isGift
      ? { note: row.giftNote ?? "", wrap: row.giftWrapKobo === null ? null : amount(row.giftWrapKobo) }
      : null,
    total: amount(row.totalKobo),
    ...(row.voucherKobo > 0n && { voucher: amount(row.voucherKobo) }),
    refunded: amount(row.refundedKobo),
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    paidAt: toIso(row.paidAt),
    packingStartedAt: toIso(row.packingStartedAt),
    packedAt: toIso(row.packedAt),
    shippedAt: toIso(row.shippedAt),
    deliveredAt: toIso(row.deliveredAt),
    refundedAt: toIso(row.refundedAt),
    cancelledAt: toIso(row.cancelledAt),
    cancelReason: row.cancelReason,
    courier: row.courier,
    trackingNumber: row.trackingNumber,
    trackingUrl: row.trackingUrl,
    parcels: row.parcels.map((parcel) => ({
      number: parcel.number,
      shippedAt: parcel.shippedAt.toISOString(),
      courier: parcel.courier,
      trackingNumber: parcel.trackingNumber,
      trackingUrl: parcel.trackingUrl,
      items: parcel.items.map(({ orderItemId, quantity }) => ({ item: orderItemId, quantity })),
    })),
    shippingAddress: row.shippingAddress === null ? null : readAddress(row.shippingAddress),
    provenance: row.provenance === null ? null : provenance.parse(row.provenance),
    invoiceNumber: row.invoiceNumber,
    deliveryReview: row.deliveryRating &&
      row.deliveryReviewedAt && {
        rating: row.deliveryRating,
        comment: row.deliveryComment ?? "",
        at: row.deliveryReviewedAt.toISOString(),
      },
    items: row.items.map((item) => ({
      _id: item.id,
      quantity: item.quantity,
      price: amount(item.unitPriceKobo),
      discount: amount(item.discountKobo),
      codeDiscount: amount(item.codeDiscountKobo),
      variation: item.variation,
      refunded: item.refundedQuantity,
      shipped: item.shippedQuantity,
      editions: item.editions.map(({ number }) => number),
      // An order that was released holds it no longer.
      ...(item.editionNumber !== null && row.holdStatus !== "released" && { chosenNumber: item.editionNumber }),
      ...(item.numberPremiumKobo > 0n && { numberPremium: amount(item.numberPremiumKobo) }),
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

const holdEnd = ({ paymentStatus, cancelledAt, holdExpiresAt }: OrderRow): string | null =>
  paymentStatus === "unpaid" && cancelledAt === null ? holdExpiresAt.toISOString() : null;

function toOrder(row: OrderRow): Order {
  return { ...toOrderFields(row, toNaira), holdExpiresAt: holdEnd(row), fromCart: row.fromCart };
}

/** An order as an admin sees it: kobo. */
export function toAdminOrder(row: AdminOrderRow): AdminOrder {
  const { shippedBy, draftedBy } = row;
  return {
    ...toOrderFields(row, Number),
    user: { email: row.email, name: row.name, isGuest: row.user.isGuest },
    repackSince: toIso(row.repackSince),
    draftedBy: draftedBy && `${draftedBy.firstName} ${draftedBy.lastName}`,
    holdExpiresAt: holdEnd(row),
    sentBy: shippedBy && `${shippedBy.firstName} ${shippedBy.lastName}`,
  };
}

/** The orders that come after a cursor of their list. */
export function ordersAfter(cursor: string | undefined): Prisma.OrderWhereInput {
  const position = readCursor(cursor, "This page of orders does not exist.");
  if (!position) return {};
  return { OR: [{ createdAt: { lt: position.at } }, { createdAt: position.at, id: { lt: position.id } }] };
}

async function readPage(where: Prisma.OrderWhereInput, { cursor, limit }: Page) {
  const size = pageSize(limit);
  const rows = await db.order.findMany({
    where: { AND: [where, ordersAfter(cursor)] },
    include: includeForBuyer,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: size + 1,
  });
  return cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
}

/** Unpaid orders are shown to the buyer only while they can still be paid. */
export const visibleToBuyer: Prisma.OrderWhereInput = {
  OR: [{ paymentStatus: { not: "unpaid" } }, { holdStatus: "held", cancelledAt: null }],
};

/** The buyer's own orders, newest first, in naira. */
export async function listOrders({
  actor,
  ...page
}: { actor: Buyer } & Page): Promise<{ orders: Order[]; nextCursor: string | null }> {
  const { shown, nextCursor } = await readPage({ userId: actor._id, ...visibleToBuyer }, page);
  return { orders: shown.map(toOrder), nextCursor };
}

/** One of the buyer's own orders by number or id, in naira; null for the order of another user. */
export async function getOrder({ actor, number }: { actor: Buyer; number: string }): Promise<Order | null> {
  const row = await db.order.findFirst({
    where: { userId: actor._id, OR: [{ number }, { id: number }] },
    include: includeForBuyer,
  });
  return row && toOrder(row);
}

/** Like `getOrder`, but throws `not_found`. */
export async function requireOrder(filter: { actor: Buyer; number: string }): Promise<Order> {
  return (await getOrder(filter)) ?? throwAppError("not_found", "Order not found");
}

/** The buyer's own order with this payment reference, or null. */
export async function getOrderByReference({
  actor,
  reference,
}: {
  actor: Buyer;
  reference: string;
}): Promise<Order | null> {
  const charge = await db.charge.findUnique({ where: { reference }, select: chargedSubject });
  if (!charge) return null;
  const row = await db.order.findFirst({
    where: { ...orderOfCharge(charge), userId: actor._id },
    include: includeForBuyer,
  });
  return row && toOrder(row);
}

/** An order by id, in kobo, or null. */
export async function getAdminOrder(id: string): Promise<AdminOrder | null> {
  const row = await db.order.findUnique({ where: { id }, include: includeItems });
  return row && toAdminOrder(row);
}

/** An order by id or number, in kobo, read in a transaction; null if there is none. */
export async function findAdminOrder(tx: Tx, idOrNumber: string): Promise<AdminOrder | null> {
  const row = await tx.order.findFirst({
    where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] },
    include: includeItems,
  });
  return row && toAdminOrder(row);
}
