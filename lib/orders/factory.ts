import type { ShippingAddress } from "@/lib/auth/contracts";
import type { TestProduct } from "@/lib/catalog/factory";
import { minute } from "@/lib/core/clock";
import { newId, orderNumber } from "@/lib/core/ids";
import { chargedKobo } from "@/lib/core/money";
import { db, type Tx } from "@/lib/db/client";
import { feeOf } from "@/lib/payments/factory";
import type { Order, Prisma } from "@/prisma/generated/client";

/** A cart line. */
export async function makeCartLine(
  given: { userId: string; product: TestProduct; variation?: string; quantity?: number },
  tx: Tx = db,
) {
  return tx.cartLine.create({
    data: {
      id: newId("cln"),
      userId: given.userId,
      productId: given.product.id,
      variantId: variantOf(given.product, given.variation).id,
      quantity: given.quantity ?? 1,
    },
  });
}

function variantOf(product: TestProduct, variation?: string) {
  const found = variation === undefined ? product.variants[0] : product.variants.find(({ name }) => name === variation);
  if (!found) throw new Error(`${product.name} has no variation ${variation}`);
  return found;
}

type NewOrderItem = { product: TestProduct; variation?: string; quantity?: number };

type NewOrder = {
  id?: string;
  number?: string;
  buyer: { id: string; email: string; firstName: string; lastName: string; shippingAddress?: unknown };
  items: NewOrderItem[];
  status?: "pending" | "shipped" | "delivered";
  /** Unpaid holds stock unless `cancelled` is set, paid has sold it, refunded has returned it. */
  paymentStatus?: "unpaid" | "paid" | "refunded";
  cancelled?: "cancelled" | "failed" | "expired";
  createdAt?: Date;
  holdExpiresAt?: Date;
  shippingAddress?: ShippingAddress | null;
  shippedById?: string;
  courier?: string;
  trackingNumber?: string;
};

const includeItems = {
  items: { include: { editions: true }, orderBy: { position: "asc" } },
} as const satisfies Prisma.OrderInclude;

export type TestOrder = Prisma.OrderGetPayload<{ include: typeof includeItems }>;

/**
 * An order in the given state with its charge and refund, held or sold stock, and edition numbers. All counts are
 * consistent.
 */
export async function makeOrder(given: NewOrder, tx: Tx = db): Promise<TestOrder> {
  const id = given.id ?? newId("ord");
  const number = given.number ?? orderNumber();
  const paymentStatus = given.paymentStatus ?? "paid";
  const status = given.status ?? "pending";
  const createdAt = given.createdAt ?? new Date();
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * minute);
  const lines = given.items.map(({ product, variation, quantity = 1 }, position) => {
    const variant = variantOf(product, variation);
    const sale = product.salePriceKobo === null ? null : Number(product.salePriceKobo);
    const unitPriceKobo = BigInt(chargedKobo(Number(product.priceKobo), sale));
    return { id: newId("itm"), product, variant, quantity, unitPriceKobo, position };
  });
  const totalKobo = lines.reduce((sum, line) => sum + line.unitPriceKobo * BigInt(line.quantity), 0n);
  const holdStatus =
    paymentStatus === "paid" ? "sold" : paymentStatus === "refunded" || given.cancelled ? "released" : "held";
  const paidAt = paymentStatus === "unpaid" ? null : after(4);
  const shippedAt = status === "pending" ? null : after(2_900);
  const { buyer } = given;
  const address = given.shippingAddress === undefined ? buyer.shippingAddress : given.shippingAddress;
  const order = await tx.order.create({
    data: {
      id,
      number,
      userId: buyer.id,
      checkoutGroup: id,
      requestHash: id,
      paymentStatus,
      holdStatus,
      holdExpiresAt: given.holdExpiresAt ?? after(30),
      totalKobo,
      refundedKobo: paymentStatus === "refunded" ? totalKobo : 0n,
      shippingAddress: (address as Prisma.InputJsonObject | null) ?? undefined,
      email: buyer.email,
      name: `${buyer.firstName} ${buyer.lastName}`,
      createdAt,
      paidAt,
      cancelledAt: holdStatus === "released" ? after(paidAt ? 41 : 12) : null,
      cancelReason: paymentStatus === "refunded" ? "sold-out" : given.cancelled,
      refundedAt: paymentStatus === "refunded" ? after(41) : null,
      shippedAt,
      shippedById: shippedAt ? given.shippedById : null,
      courier: shippedAt ? given.courier : null,
      trackingNumber: shippedAt ? given.trackingNumber : null,
      deliveredAt: status === "delivered" ? after(5_800) : null,
    },
  });
  await tx.orderItem.createMany({
    data: lines.map(({ product, variant, ...line }) => ({
      ...line,
      orderId: id,
      productId: product.id,
      variantId: variant.id,
      name: product.name,
      variation: variant.name,
      refundedQuantity: paymentStatus === "refunded" ? line.quantity : 0,
    })),
  });
  for (const line of lines) await takeUnits(tx, line, holdStatus, paidAt);
  // The trigger writes its parcel.
  if (status !== "pending") await tx.order.update({ where: { id }, data: { status } });
  if (paidAt || given.cancelled === "failed") await makeOrderCharge(tx, order);
  return tx.order.findUniqueOrThrow({ where: { id }, include: includeItems });
}

type OrderLine = { id: string; product: TestProduct; variant: { id: string }; quantity: number };

async function takeUnits(tx: Tx, line: OrderLine, holdStatus: "held" | "released" | "sold", paidAt: Date | null) {
  if (holdStatus === "released") return;
  const { quantity, product } = line;
  const to = holdStatus === "held" ? { held: { increment: quantity } } : { sold: { increment: quantity } };
  await tx.productVariant.update({ where: { id: line.variant.id }, data: { stock: { decrement: quantity }, ...to } });
  if (holdStatus !== "sold" || product.editionSize === null) return;
  const { editionIssued } = await tx.product.update({
    where: { id: product.id },
    data: { editionIssued: { increment: quantity } },
    select: { editionIssued: true },
  });
  await tx.edition.createMany({
    data: Array.from({ length: quantity }, (_, i) => ({
      id: newId("edn"),
      productId: product.id,
      number: editionIssued - quantity + 1 + i,
      orderItemId: line.id,
      createdAt: paidAt ?? undefined,
    })),
  });
}

async function makeOrderCharge(tx: Tx, order: Order): Promise<void> {
  const chargeId = newId("chg");
  await tx.charge.create({
    data: {
      id: chargeId,
      reference: order.number,
      purpose: "order",
      subjectId: order.id,
      userId: order.userId,
      email: order.email,
      amountKobo: order.totalKobo,
      status: order.paidAt ? "success" : "failed",
      channel: "card",
      failureReason: order.paidAt ? null : "Declined",
      paidAt: order.paidAt,
      settledAt: order.paidAt ?? order.createdAt,
      feesKobo: order.paidAt && BigInt(feeOf(Number(order.totalKobo))),
      refundedKobo: order.refundedKobo,
      createdAt: order.createdAt,
    },
  });
  if (order.paidAt) await tx.order.update({ where: { id: order.id }, data: { chargeId } });
  if (order.paymentStatus !== "refunded") return;
  await tx.refund.create({
    data: {
      id: newId("ref"),
      chargeId,
      key: `refund/${chargeId}`,
      amountKobo: order.totalKobo,
      reason: "sold-out",
      status: "processed",
      createdAt: order.paidAt ?? undefined,
      processedAt: order.paidAt,
    },
  });
}
