import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

type HoldsFilter = { userId: string; fromCart: boolean; productId?: string };

/** The key of `getUserHolds`: one variant of one drop. */
export const holdKey = (productId: string, variation: string) => `${productId}/${variation}`;

/**
 * How many units the buyer's own unpaid orders hold, by variant. A new checkout of the same cart or item takes them over, so
 * they count as available to this buyer.
 */
export async function getUserHolds({ userId, fromCart, productId }: HoldsFilter): Promise<Map<string, number>> {
  const rows = await db.orderItem.findMany({
    where: { productId, order: { userId, fromCart, paymentStatus: "unpaid", holdStatus: "held" } },
    // The current name: the size may have been renamed.
    select: { productId: true, quantity: true, variant: { select: { name: true } } },
  });
  const holds = new Map<string, number>();
  for (const { productId: id, quantity, variant } of rows) {
    const key = holdKey(id, variant.name);
    holds.set(key, (holds.get(key) ?? 0) + quantity);
  }
  return holds;
}

/**
 * How many units of each limited drop a user has paid for or holds, without the holds that a checkout of the cart (or of this
 * item) would take over.
 */
export async function getOwnedElsewhere({ userId, fromCart, productId }: HoldsFilter): Promise<Map<string, number>> {
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

/** SQL: units of the drop `p` that the buyer owns or holds outside the cart's order, and those in cart lines of other variants than `v`. */
export const ownedBesideLineSql = (userId: string) => Prisma.sql`(
  SELECT COALESCE(sum(i.quantity - i.refunded_quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE p.limit_per_person IS NOT NULL AND i.product_id = p.id AND o.user_id = ${userId}
    AND (o.payment_status = 'paid' OR (o.payment_status = 'unpaid' AND o.hold_status = 'held' AND NOT o.from_cart))) AS owned,
  (SELECT COALESCE(sum(l.quantity), 0)::int FROM cart_lines l
  WHERE p.limit_per_person IS NOT NULL AND l.product_id = p.id AND l.user_id = ${userId} AND l.variant_id <> v.id) AS in_other_lines`;

/** SQL: units of the variant `v` that the buyer's unpaid cart orders hold. */
export const heldForCartSql = (userId: string) => Prisma.sql`(
  SELECT COALESCE(sum(i.quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE i.variant_id = v.id AND o.user_id = ${userId} AND o.from_cart AND o.payment_status = 'unpaid' AND o.hold_status = 'held')`;
