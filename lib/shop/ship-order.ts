import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { db, type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { enqueue } from "@/lib/platform/outbox";
import type { AdminOrder } from "@/lib/shop/contracts";
import { getAdminOrder } from "@/lib/shop/order-queries";
import { whyNotShip } from "@/lib/shop/order-rules";

const failed = "Failed to update order";

/** An order as what decides whether it can be sent; null for none. */
export async function findParcel(idOrNumber: string, tx: Tx = db) {
  const order = await tx.order.findFirst({
    where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] },
    include: { items: true },
  });
  if (!order) return null;
  const items = order.items.map(({ quantity, refundedQuantity }) => ({ quantity, refunded: refundedQuantity }));
  return { ...order, items };
}

type ShipOrder = { actor: Actor; idOrNumber: string; courier?: string; trackingNumber?: string; trackingUrl?: string };

/** Sends a paid order out. Of several admins at the same moment the first one has sent it; the others are told so. */
export async function shipOrder({ actor, idOrNumber, ...way }: ShipOrder): Promise<AdminOrder> {
  const [courier, trackingNumber, trackingUrl] = [way.courier, way.trackingNumber, way.trackingUrl].map(
    (given) => given || null,
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
      const order = await findParcel(idOrNumber, tx);
      if (!order) return refuse("not_found", failed);
      return refuse("conflict", failed, {
        fields: { order: whyNotShip(order) ?? "Somebody else has changed this order." },
      });
    }
    const { id } = shipped;
    await enqueue(tx, { topic: "shop.order-shipped", key: `order-shipped/${id}`, payload: { orderId: id } });
    await recordAudit(tx, { actorId: actor._id, action: "order.ship", subject: id });
    return id;
  });
  return (await getAdminOrder(orderId)) ?? refuse("not_found", failed);
}
