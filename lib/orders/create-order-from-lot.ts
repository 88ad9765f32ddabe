import { newId, orderNumber } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { orderJobs } from "@/lib/orders/jobs";
import type { Prisma } from "@/prisma/generated/client";

type PaidLot = {
  userId: string;
  /** The drop of the lot; without one a hidden product is created. */
  productId: string | null;
  title: string;
  images: readonly { url: string; alt: string }[];
  amountKobo: bigint;
  shippingKobo: bigint;
  /** The charge that paid for it. */
  chargeId: string;
  provenance: Prisma.InputJsonObject;
};

/** Creates the paid order of a won lot in the transaction that settles the payment. Returns its id. */
export async function createOrderFromLot(tx: Tx, lot: PaidLot): Promise<string> {
  const buyer = await tx.user.findUniqueOrThrow({ where: { id: lot.userId } });
  const unit = await getLotUnit(tx, lot);
  const id = newId("ord");
  const itemId = newId("itm");
  const now = new Date();
  await tx.order.create({
    data: {
      id,
      number: orderNumber(),
      userId: buyer.id,
      checkoutGroup: id,
      fromCart: false,
      requestHash: id,
      paymentStatus: "paid",
      holdStatus: "sold",
      holdExpiresAt: now,
      totalKobo: lot.amountKobo + lot.shippingKobo,
      deliveryKobo: lot.shippingKobo,
      chargeId: lot.chargeId,
      shippingAddress: buyer.shippingAddress ?? undefined,
      email: buyer.email,
      name: `${buyer.firstName} ${buyer.lastName}`,
      paidAt: now,
      provenance: lot.provenance,
      items: {
        create: {
          id: itemId,
          productId: unit.productId,
          variantId: unit.variantId,
          name: lot.title,
          unitPriceKobo: lot.amountKobo,
          quantity: 1,
        },
      },
    },
  });
  await takeUnit(tx, unit, itemId);
  await enqueue(tx, orderJobs.paid.job(`order-paid/${id}`, { orderId: id }));
  return id;
}

type LotUnit = { productId: string; variantId: string };

async function getLotUnit(tx: Tx, { productId, title, images, amountKobo }: PaidLot): Promise<LotUnit> {
  const existing =
    productId && (await tx.productVariant.findFirst({ where: { productId }, orderBy: { position: "asc" } }));
  if (existing) return { productId: existing.productId, variantId: existing.id };
  const id = newId("prd");
  const variantId = newId("var");
  await tx.product.create({
    data: {
      id,
      slug: `lot-${id.slice(4)}`,
      name: title,
      description: "Sold in the auction.",
      priceKobo: amountKobo,
      inStock: false,
      editionSize: 1,
      deletedAt: new Date(),
      variants: { create: { id: variantId, stock: 1 } },
      images: { create: images.map(({ url, alt }, position) => ({ id: newId("img"), url, alt, position })) },
    },
  });
  return { productId: id, variantId };
}

/**
 * Takes one unit from stock, or sells one that was not released yet, with the next edition number. When every number left belongs to a unit
 * in stock or in an order that can still be paid, the lot gets none, so that no buyer loses the unit that is held for them.
 */
async function takeUnit(tx: Tx, { productId, variantId }: LotUnit, orderItemId: string): Promise<void> {
  await tx.$executeRaw`SELECT shop_set_stock_source('lot', order_id) FROM order_items WHERE id = ${orderItemId}`;
  await tx.$executeRaw`
    UPDATE product_variants SET stock = GREATEST(stock - 1, 0), sold = sold + 1 WHERE id = ${variantId}`;
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${productId} FOR NO KEY UPDATE`;
  const [edition] = await tx.$queryRaw<{ number: number }[]>`
    SELECT number FROM products p CROSS JOIN LATERAL shop_next_numbers(p.id, 1) number
    WHERE p.id = ${productId} AND p.edition_size > p.edition_issued
      + (SELECT sum(v.stock + v.held) FROM product_variants v WHERE v.product_id = p.id)
      + (SELECT count(*) FROM edition_claims c WHERE c.product_id = p.id AND c.kind = 'withheld')`;
  if (!edition) return;
  await tx.edition.create({ data: { id: newId("edn"), productId, number: edition.number, orderItemId } });
  await tx.product.update({ where: { id: productId }, data: { editionIssued: { increment: 1 } } });
}
