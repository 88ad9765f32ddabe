import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import type { AdminOrder } from "@/lib/orders/contracts";
import { getAdminOrder } from "@/lib/orders/queries";
import { shipRefusal } from "@/lib/orders/rules";
import { findShippableOrder } from "@/lib/orders/ship-order";

const UPDATE_FAILED = "Failed to update order";

type MarkPacked = { actor: Actor; idOrNumber: string; packed: boolean };

/** Records that all that is left of an order lies packed, once; `packed: false` takes it back until it is shipped. Throws `conflict` otherwise. */
export async function markPacked({ actor, idOrNumber, packed }: MarkPacked): Promise<AdminOrder> {
  const orderId = await transaction(async (tx) => {
    const [changed] = packed
      ? await tx.$queryRaw<{ id: string }[]>`
          UPDATE orders o SET packed_at = clock_timestamp(), packing_started_at = COALESCE(packing_started_at, clock_timestamp())
          WHERE (id = ${idOrNumber} OR number = ${idOrNumber}) AND payment_status = 'paid' AND status = 'pending' AND packed_at IS NULL
            AND jsonb_typeof(shipping_address) = 'object'
            AND EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.shipped_quantity + i.refunded_quantity < i.quantity)
          RETURNING id`
      : await tx.$queryRaw<{ id: string }[]>`
          UPDATE orders SET packed_at = NULL
          WHERE (id = ${idOrNumber} OR number = ${idOrNumber}) AND status = 'pending' AND packed_at IS NOT NULL RETURNING id`;
    if (!changed) return throwRefusal(tx, idOrNumber, packed);
    const action = packed ? "order.mark-packed" : "order.unmark-packed";
    await recordAudit(tx, { actorId: actor._id, action, subject: changed.id });
    return changed.id;
  });
  return (await getAdminOrder(orderId)) ?? throwAppError("not_found", UPDATE_FAILED);
}

async function throwRefusal(tx: Tx, idOrNumber: string, packed: boolean): Promise<never> {
  const order = await findShippableOrder(idOrNumber, tx);
  if (!order) return throwAppError("not_found", UPDATE_FAILED);
  const unchanged = packed ? "Somebody has already packed this order." : "This order is not packed.";
  return throwAppError("conflict", UPDATE_FAILED, { fields: { order: shipRefusal(order) ?? unchanged } });
}
