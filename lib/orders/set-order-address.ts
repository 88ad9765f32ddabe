import type { Actor, ShippingAddress } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { Order } from "@/lib/orders/contracts";
import { requireOrder } from "@/lib/orders/queries";
import { changeAddressRefusal } from "@/lib/orders/rules";

type SetOrderAddress = { actor: Actor; number: string; shippingAddress: ShippingAddress };

/** Sets the shipping address of the buyer's order until it is shipped. */
export async function setOrderAddress({ actor, number, shippingAddress }: SetOrderAddress): Promise<Order> {
  const changed = await db.$executeRaw`
    UPDATE orders SET shipping_address = ${JSON.stringify(shippingAddress)}::jsonb
    WHERE (number = ${number} OR id = ${number}) AND user_id = ${actor._id} AND status = 'pending'
      AND payment_status <> 'refunded' AND cancelled_at IS NULL`;
  const order = await requireOrder({ actor, number });
  if (changed === 0) throwAppError("conflict", changeAddressRefusal(order) ?? "Failed to update order");
  return order;
}
