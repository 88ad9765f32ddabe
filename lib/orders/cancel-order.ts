import { recordAudit } from "@/lib/auth/record-audit";
import { announceNumbers } from "@/lib/catalog/editions/announce-numbers";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { dbErrorCode, type Tx, transaction, withRetry } from "@/lib/db/client";
import { revalidatePagesSoon } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import type { Buyer } from "@/lib/orders/buyer";
import type { Order } from "@/lib/orders/contracts";
import { orderJobs } from "@/lib/orders/jobs";
import { requireOrder } from "@/lib/orders/queries";
import { cancelRefusal, isCancelledByBuyer } from "@/lib/orders/rules";
import { refundOrderPayment } from "@/lib/orders/vouchers/refund-order-payment";

const CANCEL_FAILED = "Failed to cancel order";

/**
 * Cancels the buyer's paid order that nobody has begun to pack, and refunds it. Idempotent. Throws `conflict` when packing,
 * shipping or another refund came first, or when one of its numbers has been transferred.
 */
export async function cancelOrder({ actor, number }: { actor: Buyer; number: string }): Promise<Order> {
  const cancelled = await withRetry(() => transaction((tx) => recordCancellation(tx, actor, number))).catch(
    (error: unknown) => {
      const dbError = dbErrorCode(error);
      if (dbError?.code !== "LA025") throw error;
      return throwAppError("conflict", dbError.message);
    },
  );
  announceNumbers(cancelled?.slugs ?? []);
  await revalidatePagesSoon([...new Set(cancelled?.slugs)].flatMap(pagesShowing.stock));
  const order = await requireOrder({ actor, number });
  if (!cancelled && !isCancelledByBuyer(order)) throwAppError("conflict", cancelRefusal(order) ?? CANCEL_FAILED);
  return order;
}

type Cancellation = { amountKobo: bigint; slugs: string[] };

async function recordCancellation(tx: Tx, actor: Buyer, number: string): Promise<Cancellation | null> {
  const order = await tx.order.findFirst({
    where: { userId: actor._id, OR: [{ number }, { id: number }] },
    select: { id: true, chargeId: true },
  });
  if (!order) return throwAppError("not_found", "Order not found");
  const { id: orderId, chargeId } = order;
  const [cancelled] = await tx.$queryRaw<Cancellation[]>`
    SELECT amount_kobo AS "amountKobo", slugs FROM shop_cancel_order(${orderId})`;
  if (!cancelled) return null;
  const { amountKobo } = cancelled;
  const refund = { orderId, amountKobo, reason: "Cancelled by the buyer" };
  const refundId = chargeId && (await refundOrderPayment(tx, { ...refund, chargeId }));
  if (!refundId)
    return throwAppError("conflict", "The payment of this order was refunded already. Please write to us.");
  await enqueue(tx, orderJobs.cancelled.job(`order-cancelled/${orderId}`, { orderId }));
  await recordAudit(tx, {
    actorId: actor._id,
    action: "order.cancel",
    subject: orderId,
    detail: { refundId, kobo: Number(amountKobo) },
  });
  return cancelled;
}
