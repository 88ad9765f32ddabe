import type { Actor, ShippingAddress } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { keysOf } from "@/lib/core/keys-of";
import { type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { orderJobs } from "@/lib/orders/jobs";
import { findAdminOrder, getAdminOrder } from "@/lib/orders/queries";
import { changeAddressRefusal } from "@/lib/orders/rules";

const UPDATE_FAILED = "Failed to update order";

type ChangeDeliveryAddress = { actor: Actor; idOrNumber: string; shippingAddress: ShippingAddress };

/**
 * Changes the address of an order that is not packed yet, for an admin, and emails the buyer. The price of delivery stays, so the country
 * does too; an order without an address gets one where delivery costs no more. The audit log has the towns only, because it is never erased.
 */
export async function changeDeliveryAddress({ actor, idOrNumber, shippingAddress }: ChangeDeliveryAddress) {
  const orderId = await transaction(async (tx) => {
    const { country } = shippingAddress;
    // In a statement of its own, so that the next one sees a parcel that was being sent.
    await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${idOrNumber} OR number = ${idOrNumber} FOR UPDATE`;
    const [changed] = await tx.$queryRaw<{ id: string; before: ShippingAddress | null }[]>`
      UPDATE orders o SET shipping_address = ${JSON.stringify(shippingAddress)}::jsonb
      FROM (SELECT id, shipping_address AS address FROM orders WHERE id = ${idOrNumber} OR number = ${idOrNumber}) before
      WHERE o.id = before.id AND o.status = 'pending' AND o.payment_status <> 'refunded' AND o.cancelled_at IS NULL AND o.packed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM parcels p WHERE p.order_id = o.id)
        AND CASE WHEN jsonb_typeof(before.address) = 'object' THEN shop_country_key(before.address ->> 'country') = shop_country_key(${country})
          ELSE COALESCE(jsonb_typeof(o.provenance), 'null') <> 'null'
            OR EXISTS (SELECT 1 FROM shop_delivery_zone(${country}) z WHERE z.price_kobo <= o.delivery_kobo) END
      RETURNING o.id, before.address AS before`;
    if (!changed) return throwRefusal(tx, idOrNumber, country);
    const { id, before } = changed;
    const mail = `order-address/${id}/${newId("out")}`;
    await enqueue(tx, orderJobs.addressChanged.job(mail, { orderId: id }));
    await recordAudit(tx, {
      actorId: actor._id,
      action: "order.change-address",
      subject: id,
      detail: {
        from: townOf(before),
        to: townOf(shippingAddress),
        changed: changedFields(before, shippingAddress),
        mail,
      },
    });
    return id;
  });
  return (await getAdminOrder(orderId)) ?? throwAppError("not_found", UPDATE_FAILED);
}

const townOf = (address: ShippingAddress | null): string =>
  address ? [address.city, address.state, address.country].filter(Boolean).join(", ") : "no address";

const fieldNames = {
  recipient: "recipient",
  line1: "street",
  line2: "second line",
  city: "city",
  state: "state",
  postalCode: "postal code",
  country: "country",
  phone: "phone",
} as const satisfies Record<keyof ShippingAddress, string>;

const changedFields = (before: ShippingAddress | null, after: ShippingAddress): string[] =>
  keysOf(fieldNames).flatMap((field) => ((before?.[field] ?? "") === (after[field] ?? "") ? [] : [fieldNames[field]]));

async function throwRefusal(tx: Tx, idOrNumber: string, country: string): Promise<never> {
  const order = await findAdminOrder(tx, idOrNumber);
  if (!order) return throwAppError("not_found", UPDATE_FAILED);
  const refusal = order.packedAt
    ? "This order is already packed. Take it back to packing first, and print its label again."
    : changeAddressRefusal(order);
  if (refusal) return throwAppError("conflict", UPDATE_FAILED, { fields: { order: refusal } });
  const before = order.shippingAddress?.country;
  const why = before
    ? `Delivery of this order was priced for ${before}. An address in ${country} needs a new order.`
    : `Delivery to ${country} costs more than this order was placed with.`;
  return throwAppError("not_delivered", why, { fields: { "shippingAddress.country": why } });
}
