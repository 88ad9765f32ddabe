import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { type DeliverManyBody, MAX_DELIVERED_ORDERS } from "@/lib/orders/admin-contracts";
import { selectOrderIds } from "@/lib/orders/admin-queries";
import { recordDeliveries } from "@/lib/orders/mark-delivered-by-admin";

/**
 * Marks these orders as delivered, or all shipped results of a list, and emails each buyer. Leaves out those that are not on the way, or whose money was returned.
 * Throws `conflict` when none is. Returns the ids.
 */
export async function markManyDelivered({ actor, body }: { actor: Actor; body: DeliverManyBody }): Promise<string[]> {
  const orders =
    "filter" in body
      ? await selectOrderIds(body, { status: "shipped", paymentStatus: "paid" }, MAX_DELIVERED_ORDERS + 1)
      : body.orders;
  if (orders.length > MAX_DELIVERED_ORDERS)
    throwAppError(
      "invalid_input",
      `At most ${MAX_DELIVERED_ORDERS} orders in one step. Choose fewer with the filters.`,
    );
  return transaction(async (tx) => {
    // In one order, so that two admins do not wait for each other.
    await tx.$queryRaw`SELECT id FROM orders WHERE id = ANY (${orders}) ORDER BY id FOR UPDATE`;
    const delivered = await tx.$queryRaw<{ id: string }[]>`
      UPDATE orders SET status = 'delivered', delivered_at = clock_timestamp()
      WHERE id = ANY (${orders}) AND status = 'shipped' AND payment_status = 'paid' RETURNING id`;
    if (delivered.length === 0) throwAppError("conflict", "None of these orders is on the way.");
    const ids = delivered.map(({ id }) => id);
    await recordDeliveries(tx, actor, ids);
    return ids;
  });
}
