import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { db, type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import type { AdminOrder } from "@/lib/orders/contracts";
import { orderJobs } from "@/lib/orders/jobs";
import { getAdminOrder } from "@/lib/orders/queries";
import { shipRefusal } from "@/lib/orders/rules";

const UPDATE_FAILED = "Failed to update order";

/** The order fields that decide whether it can be shipped; null if there is none. */
export async function findShippableOrder(idOrNumber: string, tx: Tx = db) {
  const order = await tx.order.findFirst({
    where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] },
    include: { items: true },
  });
  if (!order) return null;
  const items = order.items.map(({ quantity, refundedQuantity }) => ({ quantity, refunded: refundedQuantity }));
  return { ...order, items };
}

type ShipOrder = { actor: Actor; idOrNumber: string; courier?: string; trackingNumber?: string; trackingUrl?: string };

/** Marks a paid order as shipped, once. Throws `conflict` if it is not shippable, for example already shipped. */
export async function shipOrder({ actor, idOrNumber, ...tracking }: ShipOrder): Promise<AdminOrder> {
  const [courier, trackingNumber, trackingUrl] = [tracking.courier, tracking.trackingNumber, tracking.trackingUrl].map(
    (value) => value || null,
  );
  const orderId = await transaction(async (tx) => {
    const [shipped] = await tx.$queryRaw<{ id: string }[]>`
      UPDATE orders SET status = 'shipped', shipped_at = clock_timestamp(), shipped_by_id = ${actor._id},
        courier = ${courier}, tracking_number = ${trackingNumber}, tracking_url = ${trackingUrl}
      WHERE (id = ${idOrNumber} OR number = ${idOrNumber}) AND payment_status = 'paid' AND status = 'pending'
        AND jsonb_typeof(shipping_address) = 'object'
        AND EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = orders.id AND i.refunded_quantity < i.quantity)
      RETURNING id`;
    if (!shipped) {
      const order = await findShippableOrder(idOrNumber, tx);
      if (!order) return throwAppError("not_found", UPDATE_FAILED);
      return throwAppError("conflict", UPDATE_FAILED, {
        fields: { order: shipRefusal(order) ?? "Somebody else has changed this order." },
      });
    }
    const { id } = shipped;
    await enqueue(tx, orderJobs.shipped.job(`order-shipped/${id}`, { orderId: id }));
    await recordAudit(tx, { actorId: actor._id, action: "order.ship", subject: id });
    return id;
  });
  return (await getAdminOrder(orderId)) ?? throwAppError("not_found", UPDATE_FAILED);
}
