import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { enqueue } from "@/lib/platform/outbox";
import type { AdminOrder } from "@/lib/shop/contracts";
import { getAdminOrder } from "@/lib/shop/order-queries";
import { whyNotShip } from "@/lib/shop/rules";

const failed = "Failed to update order";

type ShipOrder = { actor: Actor; idOrNumber: string; courier?: string; trackingNumber?: string };

/** Sends a paid order out. Of several admins at the same moment the first one has sent it; the others are told so. */
export async function shipOrder({ actor, idOrNumber, courier, trackingNumber }: ShipOrder): Promise<AdminOrder> {
  const orderId = await transaction(async (tx) => {
    const [shipped] = await tx.$queryRaw<{ id: string }[]>`
      UPDATE orders SET status = 'shipped', shipped_at = clock_timestamp(), shipped_by_id = ${actor._id},
        courier = ${courier || null}, tracking_number = ${trackingNumber || null}
      WHERE (id = ${idOrNumber} OR number = ${idOrNumber}) AND payment_status = 'paid' AND status = 'pending'
        AND jsonb_typeof(shipping_address) = 'object'
      RETURNING id`;
    if (!shipped) {
      const order = await tx.order.findFirst({ where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] } });
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
