import type { Actor } from "@/lib/auth/contracts";
import { recordAudits } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { MAX_PACKING_ORDERS, type StartPackingBody } from "@/lib/orders/admin-contracts";
import { listAllOrderIds } from "@/lib/orders/admin-queries";

/**
 * Records that an admin begins to pack these orders, by number or id, or all results of a list; their buyers can no longer cancel
 * them. Leaves out what is not waiting to be packed, and throws `conflict` when nothing is. Returns the numbers.
 */
export async function startPacking({ actor, body }: { actor: Actor; body: StartPackingBody }): Promise<string[]> {
  const orders =
    "orders" in body ? body.orders : await listAllOrderIds(body, { packingStartedAt: null }, MAX_PACKING_ORDERS + 1);
  if (orders.length > MAX_PACKING_ORDERS)
    throwAppError("invalid_input", `At most ${MAX_PACKING_ORDERS} orders in one step. Choose fewer with the filters.`);
  return transaction(async (tx) => {
    const started = await tx.$queryRaw<{ id: string; number: string }[]>`
      UPDATE orders SET packing_started_at = clock_timestamp()
      WHERE id IN (SELECT id FROM orders WHERE number = ANY (${orders}) OR id = ANY (${orders}) ORDER BY id FOR UPDATE)
        AND payment_status = 'paid' AND status = 'pending' AND packing_started_at IS NULL
      RETURNING id, number`;
    if (started.length === 0) throwAppError("conflict", "None of these orders is waiting to be packed.");
    const action = "order.start-packing";
    await recordAudits(
      tx,
      started.map(({ id }) => ({ actorId: actor._id, action, subject: id })),
    );
    return started.map(({ number }) => number);
  });
}
