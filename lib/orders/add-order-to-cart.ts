import type { Actor } from "@/lib/auth/contracts";
import { AppError, throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { addToCart } from "@/lib/orders/add-to-cart";
import type { OrderAgain } from "@/lib/orders/contracts";

/**
 * Adds the items of the buyer's own order to the cart again, each on its own: what cannot be bought is listed with the reason and
 * does not stop the others.
 */
export async function addOrderToCart({ actor, number }: { actor: Actor; number: string }): Promise<OrderAgain> {
  const order = await db.order.findFirst({
    where: { userId: actor._id, OR: [{ number }, { id: number }] },
    include: { items: { include: { variant: true }, orderBy: [{ position: "asc" }, { id: "asc" }] } },
  });
  if (!order) return throwAppError("not_found", "Order not found");
  const result: OrderAgain = { added: [], unavailable: [] };
  for (const { name, variation, productId, variant, quantity } of order.items) {
    const label = [name, variation].filter(Boolean).join(", ");
    try {
      await addToCart({ actor, item: { productId, quantity, variation: variant.name ? [variant.name] : [] } });
      result.added.push({ name: label, quantity });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.unavailable.push({ name: label, why: error.fields?.quantity ?? "No longer for sale" });
    }
  }
  return result;
}
