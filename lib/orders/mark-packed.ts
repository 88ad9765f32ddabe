import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import type { PackedBody } from "@/lib/orders/admin-contracts";
import type { AdminOrder } from "@/lib/orders/contracts";
import { getAdminOrder } from "@/lib/orders/queries";
import { getShipObstacle, shipObstacles } from "@/lib/orders/rules";
import { findShippableOrder } from "@/lib/orders/ship-order";

const UPDATE_FAILED = "Failed to update order";

type MarkPacked = { actor: Actor; idOrNumber: string } & PackedBody;

/**
 * Records that all that is left of an order lies packed, once; `packed: false` takes it back until it is shipped. Throws `conflict`
 * otherwise, and when `units` is not what is left.
 */
export async function markPacked({ actor, idOrNumber, packed, units }: MarkPacked): Promise<AdminOrder> {
  const orderId = await transaction(async (tx) => {
    // After the lock the next statement sees the items as a refund has left them.
    await tx.$queryRaw`SELECT id FROM orders WHERE id = ${idOrNumber} OR number = ${idOrNumber} FOR UPDATE`;
    const [changed] = packed ? await setPacked(tx, idOrNumber, units) : await setUnpacked(tx, idOrNumber);
    if (!changed) return throwRefusal(tx, idOrNumber, packed);
    await tx.orderItem.updateMany({
      where: { orderId: changed.id, takeOutQuantity: { gt: 0 } },
      data: { takeOutQuantity: 0 },
    });
    const action = packed ? "order.mark-packed" : "order.unmark-packed";
    await recordAudit(tx, { actorId: actor._id, action, subject: changed.id });
    return changed.id;
  });
  return (await getAdminOrder(orderId)) ?? throwAppError("not_found", UPDATE_FAILED);
}

type ChangedOrder = { id: string };

const setPacked = (tx: Tx, idOrNumber: string, units: PackedBody["units"]): Promise<ChangedOrder[]> =>
  tx.$queryRaw`
    UPDATE orders o SET packed_at = clock_timestamp(), repack_since = NULL,
      packing_started_at = COALESCE(packing_started_at, clock_timestamp())
    WHERE (id = ${idOrNumber} OR number = ${idOrNumber}) AND payment_status = 'paid' AND status = 'pending' AND packed_at IS NULL
      AND jsonb_typeof(shipping_address) = 'object'
      AND EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.shipped_quantity + i.refunded_quantity < i.quantity)
      AND (${units === undefined} OR NOT EXISTS (
        SELECT 1 FROM order_items i
        LEFT JOIN jsonb_to_recordset(${JSON.stringify(units ?? [])}::jsonb) AS u(item text, quantity int) ON u.item = i.id
        WHERE i.order_id = o.id AND GREATEST(0, i.quantity - i.shipped_quantity - i.refunded_quantity) <> COALESCE(u.quantity, 0)))
    RETURNING id`;

const setUnpacked = (tx: Tx, idOrNumber: string): Promise<ChangedOrder[]> =>
  tx.$queryRaw`
    UPDATE orders SET packed_at = NULL
    WHERE (id = ${idOrNumber} OR number = ${idOrNumber}) AND status = 'pending' AND packed_at IS NOT NULL RETURNING id`;

async function throwRefusal(tx: Tx, idOrNumber: string, packed: boolean): Promise<never> {
  const order = await findShippableOrder(idOrNumber, tx);
  if (!order) return throwAppError("not_found", UPDATE_FAILED);
  const obstacle = getShipObstacle(order);
  const refusal =
    obstacle && obstacle !== "repack"
      ? shipObstacles[obstacle]
      : packed && order.packedAt
        ? "Somebody has already packed this order."
        : packed
          ? "Something in this order was refunded or sent in the meantime. Check the parcel, and then mark it as packed."
          : "This order is not packed.";
  return throwAppError("conflict", UPDATE_FAILED, { fields: { order: refusal } });
}
