import type { Actor } from "@/lib/accounts/contracts";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import type { Order } from "@/lib/shop/contracts";
import { requireOrder } from "@/lib/shop/order-queries";
import { whyNotReceive } from "@/lib/shop/order-rules";

/** "I received it": the buyer says that a shipped order has arrived. Saying it twice changes nothing. */
export async function receiveOrder({ actor, number }: { actor: Actor; number: string }): Promise<Order> {
  const received = await db.$executeRaw`
    UPDATE orders SET status = 'delivered', delivered_at = clock_timestamp()
    WHERE (number = ${number} OR id = ${number}) AND user_id = ${actor._id} AND status = 'shipped' AND payment_status = 'paid'`;
  const order = await requireOrder({ actor, number });
  if (received === 0 && order.status !== "delivered")
    refuse("conflict", whyNotReceive(order) ?? "Failed to update order");
  return order;
}
