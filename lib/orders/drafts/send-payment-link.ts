import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { orderJobs } from "@/lib/orders/jobs";

/** Emails the payment link of an order that an admin made, as long as it can be paid. */
export async function sendPaymentLink({ actor, idOrNumber }: { actor: Actor; idOrNumber: string }): Promise<void> {
  await transaction(async (tx) => {
    const [order] = await tx.$queryRaw<{ id: string; open: boolean }[]>`
      SELECT id, payment_status = 'unpaid' AND hold_status = 'held' AND hold_expires_at > clock_timestamp() AS open
      FROM orders WHERE (id = ${idOrNumber} OR number = ${idOrNumber}) AND drafted_by_id IS NOT NULL`;
    if (!order) return throwAppError("not_found", "Order not found");
    if (!order.open) throwAppError("conflict", "This order has been paid, or its payment link has already ended.");
    const key = `order-payment-link/${order.id}/${newId("out")}`;
    await enqueue(tx, orderJobs.paymentLink.job(key, { orderId: order.id }));
    await recordAudit(tx, {
      actorId: actor._id,
      action: "order.resend-email",
      subject: order.id,
      detail: { topic: orderJobs.paymentLink.name, mail: key },
    });
  });
}
