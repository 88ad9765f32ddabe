import type { Actor, ShippingAddress } from "@/lib/accounts/contracts";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import type { Order } from "@/lib/shop/contracts";
import { requireOrder } from "@/lib/shop/order-queries";
import { whyNotReaddress } from "@/lib/shop/order-rules";

type SetOrderAddress = { actor: Actor; number: string; shippingAddress: ShippingAddress };

/** Says where the buyer's order goes, for as long as it has not left. */
export async function setOrderAddress({ actor, number, shippingAddress }: SetOrderAddress): Promise<Order> {
  const changed = await db.$executeRaw`
    UPDATE orders SET shipping_address = ${JSON.stringify(shippingAddress)}::jsonb
    WHERE (number = ${number} OR id = ${number}) AND user_id = ${actor._id} AND status = 'pending'
      AND payment_status <> 'refunded' AND cancelled_at IS NULL`;
  const order = await requireOrder({ actor, number });
  if (changed === 0) refuse("conflict", whyNotReaddress(order) ?? "Failed to update order");
  return order;
}
