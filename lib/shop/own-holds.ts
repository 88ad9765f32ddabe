import { db } from "@/lib/platform/db";
import { Prisma } from "@/prisma/generated/client";

type Wanted = { userId: string; fromCart: boolean; productId?: string };

/** The key of `ownHolds`: one variation of one drop. */
export const holdKey = (productId: string, variation: string) => `${productId}/${variation}`;

/**
 * How many pieces a buyer's own unpaid orders hold, by variation. A new checkout of the same cart, or of the same piece,
 * takes them over, so to this buyer they are still on the shelf.
 */
export async function ownHolds({ userId, fromCart, productId }: Wanted): Promise<Map<string, number>> {
  const rows = await db.orderItem.findMany({
    where: { productId, order: { userId, fromCart, paymentStatus: "unpaid", holdStatus: "held" } },
    // The name it has now: a size may have been renamed since.
    select: { productId: true, quantity: true, variant: { select: { name: true } } },
  });
  const holds = new Map<string, number>();
  for (const { productId: drop, quantity, variant } of rows) {
    const key = holdKey(drop, variant.name);
    holds.set(key, (holds.get(key) ?? 0) + quantity);
  }
  return holds;
}

/**
 * How many of each drop with a limit somebody has, paid for or held, beside what a checkout of their cart (or of this one
 * piece) would take over.
 */
export async function ownedElsewhere({ userId, fromCart, productId }: Wanted): Promise<Map<string, number>> {
  const rows = await db.orderItem.groupBy({
    by: ["productId"],
    where: {
      productId,
      product: { limitPerPerson: { not: null } },
      order: {
        userId,
        OR: [{ paymentStatus: "paid" }, { paymentStatus: "unpaid", holdStatus: "held", fromCart: !fromCart }],
      },
    },
    _sum: { quantity: true, refundedQuantity: true },
  });
  return new Map(rows.map((row) => [row.productId, (row._sum.quantity ?? 0) - (row._sum.refundedQuantity ?? 0)]));
}

/** Of the drop `p`: what the buyer has, paid for or held, beside this cart's own order; and what lies in the cart beside the variant `v`. */
export const ownedBesideLine = (userId: string) => Prisma.sql`(
  SELECT COALESCE(sum(i.quantity - i.refunded_quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE p.limit_per_person IS NOT NULL AND i.product_id = p.id AND o.user_id = ${userId}
    AND (o.payment_status = 'paid' OR (o.payment_status = 'unpaid' AND o.hold_status = 'held' AND NOT o.from_cart))) AS owned,
  (SELECT COALESCE(sum(l.quantity), 0)::int FROM cart_lines l
  WHERE p.limit_per_person IS NOT NULL AND l.product_id = p.id AND l.user_id = ${userId} AND l.variant_id <> v.id) AS beside`;

/** The same of one variant for the cart, as a term of a statement in which the variant is `v`. */
export const heldForCart = (userId: string) => Prisma.sql`(
  SELECT COALESCE(sum(i.quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE i.variant_id = v.id AND o.user_id = ${userId} AND o.from_cart AND o.payment_status = 'unpaid' AND o.hold_status = 'held')`;
