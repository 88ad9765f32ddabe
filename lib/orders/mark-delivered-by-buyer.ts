import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { Buyer } from "@/lib/orders/buyer";
import type { Order } from "@/lib/orders/contracts";
import { requireOrder } from "@/lib/orders/queries";
import { markReceivedRefusal } from "@/lib/orders/rules";

/** Marks a shipped order as delivered, for its buyer. Idempotent. */
export async function markDeliveredByBuyer({ actor, number }: { actor: Buyer; number: string }): Promise<Order> {
  const received = await db.$executeRaw`
    UPDATE orders SET status = 'delivered', delivered_at = clock_timestamp()
    WHERE (number = ${number} OR id = ${number}) AND user_id = ${actor._id} AND status = 'shipped' AND payment_status = 'paid'`;
  const order = await requireOrder({ actor, number });
  if (received === 0 && order.status !== "delivered")
    throwAppError("conflict", markReceivedRefusal(order) ?? "Failed to update order");
  return order;
}
