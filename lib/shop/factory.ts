import type { ShippingAddress } from "@/lib/accounts/contracts";
import { minute } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db";
import { newId, orderNumber } from "@/lib/platform/ids";
import { chargedKobo, toKobo } from "@/lib/platform/money";
import type { WallLabel } from "@/lib/shop/contracts";
import type { Order, Prisma } from "@/prisma/generated/client";

type NewProduct = {
  id?: string;
  slug?: string;
  name?: string;
  description?: string;
  /** Naira. */
  price?: number;
  salePrice?: number | null;
  categories?: string[];
  tags?: string[];
  inStock?: boolean;
  editionSize?: number | null;
  editionIssued?: number;
  /** What can be bought of a product without choices. */
  stock?: number;
  /** A product with choices: what they are called and how many of each can be bought. */
  variations?: { option?: string; stock: Record<string, number> };
  images?: { url: string; alt: string }[];
  label?: WallLabel;
  artworkSlug?: string | null;
  position?: number;
  opensAt?: Date;
  closesAt?: Date;
  limitPerPerson?: number;
  deleted?: boolean;
};

const withVariants = {
  variants: { orderBy: [{ position: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.ProductInclude;
export type MadeProduct = Prisma.ProductGetPayload<{ include: typeof withVariants }>;

/** A drop: ₦10,000, ten in stock, an open edition, no picture, unless it is said otherwise. */
export async function makeProduct(given: NewProduct = {}, tx: Tx = db): Promise<MadeProduct> {
  const id = given.id ?? newId("prd");
  const option = given.variations?.option ?? (given.variations ? "Size" : "");
  const stocks = Object.entries(given.variations?.stock ?? { "": given.stock ?? 10 });
  return tx.product.create({
    data: {
      id,
      slug: `${given.slug ?? id.replace("_", "-")}${given.deleted ? `.${id}` : ""}`,
      name: given.name ?? `Drop ${id.slice(-6)}`,
      description: given.description ?? "A thing under a lamp.",
      priceKobo: BigInt(toKobo(given.price ?? 10_000)),
      salePriceKobo: given.salePrice ? BigInt(toKobo(given.salePrice)) : null,
      categories: given.categories ?? ["Sculpture"],
      tags: given.tags ?? [],
      inStock: given.inStock ?? true,
      editionSize: given.editionSize ?? null,
      editionIssued: given.editionIssued ?? 0,
      label: given.label,
      artworkSlug: given.artworkSlug,
      position: given.position ?? 0,
      opensAt: given.opensAt,
      closesAt: given.closesAt,
      limitPerPerson: given.limitPerPerson,
      deletedAt: given.deleted ? new Date() : null,
      variants: {
        create: stocks.map(([name, stock], position) => ({ id: newId("var"), name, option, stock, position })),
      },
      images: { create: (given.images ?? []).map((image, position) => ({ id: newId("img"), ...image, position })) },
    },
    include: withVariants,
  });
}

/** Puts pieces into somebody's cart, as if they had been added one after the other. */
export async function makeCartLine(
  given: { userId: string; product: MadeProduct; variation?: string; quantity?: number },
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

function variantOf(product: MadeProduct, variation?: string) {
  const found = variation === undefined ? product.variants[0] : product.variants.find(({ name }) => name === variation);
  if (!found) throw new Error(`${product.name} has no variation ${variation}`);
  return found;
}

type OrderItemWanted = { product: MadeProduct; variation?: string; quantity?: number };
type NewOrder = {
  id?: string;
  number?: string;
  buyer: { id: string; email: string; firstName: string; lastName: string; shippingAddress?: unknown };
  items: OrderItemWanted[];
  status?: "pending" | "shipped" | "delivered";
  /** Unpaid holds the pieces; `cancelled` has given them back. Paid has sold them and numbered them. Refunded has given them back too. */
  paymentStatus?: "unpaid" | "paid" | "refunded";
  cancelled?: "cancelled" | "failed" | "expired";
  createdAt?: Date;
  holdExpiresAt?: Date;
  shippingAddress?: ShippingAddress | null;
  shippedById?: string;
  courier?: string;
  trackingNumber?: string;
};

const withItems = {
  items: { include: { editions: true }, orderBy: { position: "asc" } },
} as const satisfies Prisma.OrderInclude;
export type MadeOrder = Prisma.OrderGetPayload<{ include: typeof withItems }>;

/**
 * An order that has already come as far as it says, with everything that goes with it: the charge and its refund, the pieces
 * held or sold, and the next edition numbers of each drop. The counts stay true to one another.
 */
export async function makeOrder(given: NewOrder, tx: Tx = db): Promise<MadeOrder> {
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
      fingerprint: id,
      status,
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
  for (const line of lines) await takePieces(tx, line, holdStatus, paidAt);
  if (paidAt || given.cancelled === "failed") await makeOrderCharge(tx, order);
  return tx.order.findUniqueOrThrow({ where: { id }, include: withItems });
}

type Line = { id: string; product: MadeProduct; variant: { id: string }; quantity: number };

async function takePieces(tx: Tx, line: Line, holdStatus: "held" | "released" | "sold", paidAt: Date | null) {
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
