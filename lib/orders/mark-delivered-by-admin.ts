import type { Actor } from "@/lib/auth/contracts";
import { recordAudits } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import type { AdminOrder } from "@/lib/orders/contracts";
import { orderJobs } from "@/lib/orders/jobs";
import { getAdminOrder } from "@/lib/orders/queries";

const UPDATE_FAILED = "Failed to update order";

/** The audit entry of each order, and the email to its buyer. */
export async function recordDeliveries(tx: Tx, actor: Actor, orderIds: readonly string[]): Promise<void> {
  const action = "order.mark-delivered";
  await recordAudits(
    tx,
    orderIds.map((subject) => ({ actorId: actor._id, action, subject })),
  );
  await enqueue(tx, ...orderIds.map((orderId) => orderJobs.delivered.job(`order-delivered/${orderId}`, { orderId })));
}

/** Marks a shipped order as delivered, for an admin, and emails the buyer. */
export async function markDeliveredByAdmin({
  actor,
  idOrNumber,
}: {
  actor: Actor;
  idOrNumber: string;
}): Promise<AdminOrder> {
  const orderId = await transaction(async (tx) => {
    const [delivered] = await tx.$queryRaw<{ id: string }[]>`
      UPDATE orders SET status = 'delivered', delivered_at = clock_timestamp()
      WHERE (id = ${idOrNumber} OR number = ${idOrNumber}) AND status = 'shipped' RETURNING id`;
    if (delivered) {
      await recordDeliveries(tx, actor, [delivered.id]);
      return delivered.id;
    }
    const order = await tx.order.findFirst({ where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] } });
    if (!order) return throwAppError("not_found", UPDATE_FAILED);
    const message =
      order.status === "delivered"
        ? "This order is already marked as delivered."
        : "This order has not been shipped yet.";
    return throwAppError("conflict", UPDATE_FAILED, { fields: { order: message } });
  });
  return (await getAdminOrder(orderId)) ?? throwAppError("not_found", UPDATE_FAILED);
}
