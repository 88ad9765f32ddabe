import type { Actor } from "@/lib/auth/contracts";
import { recordAudits } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import { MAX_PACKING_ORDERS, type PackManyBody } from "@/lib/orders/admin-contracts";
import { listAllOrderIds } from "@/lib/orders/admin-queries";

/**
 * Records that these orders lie packed, or takes them back until they are sent. Leaves out what cannot be packed, what was refunded in
 * part since the list was shown, and what has to be packed again. Throws `conflict` when nothing is left. Returns the ids.
 */
export async function packMany({ actor, body }: { actor: Actor; body: PackManyBody }): Promise<string[]> {
  const orders =
    "filter" in body
      ? await listAllOrderIds(body, { packedAt: null, repackSince: null }, MAX_PACKING_ORDERS + 1)
      : body.orders;
  if (orders.length > MAX_PACKING_ORDERS)
    throwAppError("invalid_input", `At most ${MAX_PACKING_ORDERS} orders in one step. Choose fewer with the filters.`);
  return transaction(async (tx) => {
    // After the lock the next statement sees the items as a refund has left them.
    await tx.$queryRaw`SELECT id FROM orders WHERE id = ANY (${orders}) ORDER BY id FOR UPDATE`;
    const changed = "until" in body ? await setPacked(tx, orders, new Date(body.until)) : await setUnpacked(tx, orders);
    const action = "until" in body ? "order.mark-packed" : "order.unmark-packed";
    if (changed.length === 0)
      throwAppError("conflict", "until" in body ? "None of these orders can be packed." : "None of them is packed.");
    const ids = changed.map(({ id }) => id);
    await recordAudits(
      tx,
      ids.map((subject) => ({ actorId: actor._id, action, subject })),
    );
    return ids;
  });
}

type ChangedOrder = { id: string };

const setPacked = (tx: Tx, orders: string[], until: Date): Promise<ChangedOrder[]> =>
  tx.$queryRaw`
    UPDATE orders o SET packed_at = clock_timestamp(), packing_started_at = COALESCE(o.packing_started_at, clock_timestamp())
    WHERE o.id = ANY (${orders}) AND o.payment_status = 'paid' AND o.status = 'pending' AND o.packed_at IS NULL AND o.repack_since IS NULL
      AND jsonb_typeof(o.shipping_address) = 'object'
      AND EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.shipped_quantity + i.refunded_quantity < i.quantity)
      AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.charge_id = o.charge_id AND r.created_at > ${until})
    RETURNING o.id`;

const setUnpacked = (tx: Tx, orders: string[]): Promise<ChangedOrder[]> =>
  tx.$queryRaw`
    UPDATE orders SET packed_at = NULL WHERE id = ANY (${orders}) AND status = 'pending' AND packed_at IS NOT NULL RETURNING id`;
