import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import type { AdminOrder } from "@/lib/orders/contracts";
import { orderJobs } from "@/lib/orders/jobs";
import { getAdminOrder } from "@/lib/orders/queries";

const UPDATE_FAILED = "Failed to update order";

/** The audit entry, and the email to the buyer. */
export async function recordDelivery(tx: Tx, actor: Actor, orderId: string): Promise<void> {
  await recordAudit(tx, { actorId: actor._id, action: "order.mark-delivered", subject: orderId });
  await enqueue(tx, orderJobs.delivered.job(`order-delivered/${orderId}`, { orderId }));
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
      await recordDelivery(tx, actor, delivered.id);
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
