import { db } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { orderJobs } from "@/lib/orders/jobs";

/**
 * Scheduled job: enqueues one reminder of an order whose hold ended unpaid between an hour and a day ago. None when the buyer has
 * ordered again since, in whatever browser or account, paid another order of the same checkout, cancelled it themselves, or unsubscribed from the
 * newsletter; the key is the order, so that it is sent once.
 */
export async function remindUnpaidOrders(): Promise<number> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id
    WHERE o.hold_status = 'released' AND o.payment_status = 'unpaid' AND o.cancel_reason = 'expired'
      AND o.hold_expires_at > now() - interval '1 day' AND o.hold_expires_at <= now() - interval '1 hour'
      AND u.deleted_at IS NULL AND u.disabled_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM draw_entries d WHERE d.order_id = o.id)
      AND NOT EXISTS (SELECT 1 FROM orders n WHERE (n.user_id = o.user_id OR n.email = o.email) AND (n.created_at, n.id) > (o.created_at, o.id))
      AND NOT EXISTS (SELECT 1 FROM orders g WHERE g.checkout_group = o.checkout_group AND g.payment_status <> 'unpaid')
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers s WHERE s.email = o.email AND s.status = 'unsubscribed')
      AND NOT EXISTS (SELECT 1 FROM outbox_messages m WHERE m.key = 'order-unpaid/' || o.id)
    ORDER BY o.hold_expires_at LIMIT 500`;
  if (due.length > 0)
    await enqueue(db, ...due.map(({ id }) => orderJobs.unpaid.job(`order-unpaid/${id}`, { orderId: id })));
  return due.length;
}
