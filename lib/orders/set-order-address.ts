import type { Actor, ShippingAddress } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { formatNaira, toKobo } from "@/lib/core/money";
import { transaction } from "@/lib/db/client";
import type { Order } from "@/lib/orders/contracts";
import { quoteDelivery } from "@/lib/orders/delivery-zones/queries";
import { requireOrder } from "@/lib/orders/queries";
import { changeAddressRefusal } from "@/lib/orders/rules";

type SetOrderAddress = { actor: Actor; number: string; shippingAddress: ShippingAddress };

/**
 * Sets the shipping address of the buyer's order until it is packed. Throws `not_delivered` for a country that is not served or
 * where delivery costs more than the order has in its total; a lot has no price of delivery.
 */
export async function setOrderAddress({ actor, number, shippingAddress }: SetOrderAddress): Promise<Order> {
  const { country } = shippingAddress;
  const changed = await transaction(async (tx) => {
    // In a statement of its own, so that the next one sees a parcel that was being sent.
    await tx.$queryRaw`SELECT 1 FROM orders WHERE (number = ${number} OR id = ${number}) AND user_id = ${actor._id} FOR UPDATE`;
    return tx.$executeRaw`
      UPDATE orders o SET shipping_address = ${JSON.stringify(shippingAddress)}::jsonb
      WHERE (number = ${number} OR id = ${number}) AND user_id = ${actor._id} AND status = 'pending'
        AND payment_status <> 'refunded' AND cancelled_at IS NULL AND packed_at IS NULL AND NOT EXISTS (SELECT 1 FROM parcels p WHERE p.order_id = o.id)
        AND (COALESCE(jsonb_typeof(provenance), 'null') <> 'null' OR EXISTS (
          SELECT 1 FROM shop_delivery_zone(${country}) z WHERE z.price_kobo <= o.delivery_kobo OR EXISTS (
            SELECT 1 FROM shop_delivery_zone(o.shipping_address ->> 'country') before WHERE before.zone_id IS NOT DISTINCT FROM z.zone_id)))`;
  });
  const order = await requireOrder({ actor, number });
  if (changed === 0 && changeAddressRefusal(order) === null) await throwNotDelivered(country);
  if (changed === 0) throwAppError("conflict", changeAddressRefusal(order) ?? "Failed to update order");
  return order;
}

async function throwNotDelivered(country: string): Promise<never> {
  const quote = await quoteDelivery(country);
  const why =
    quote.problem ??
    `Delivery to ${country} costs ${formatNaira(toKobo(quote.price))}, more than this order was placed with. Please write to us.`;
  return throwAppError("not_delivered", why, { fields: { "shippingAddress.country": why } });
}
