import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { announceNumbers } from "@/lib/catalog/editions/announce-numbers";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { dbErrorCode, type Tx, transaction } from "@/lib/db/client";
import { revalidatePagesSoon } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import type { RefundBody } from "@/lib/orders/admin-contracts";
import type { AdminOrder } from "@/lib/orders/contracts";
import { orderJobs } from "@/lib/orders/jobs";
import { getAdminOrder } from "@/lib/orders/queries";
import { refundOrderPayment } from "@/lib/orders/vouchers/refund-order-payment";

const REFUND_FAILED = "Failed to refund order";
/** The refusals of prisma/functions/shop_refund_order.sql, by the form field that each is about. */
const refusalFields: Record<string, "order" | "amount" | "pieces" | "restock"> = {
  LA021: "order",
  LA022: "amount",
  LA023: "pieces",
  LA024: "restock",
};

type RefundOrder = { actor: Actor; idOrNumber: string } & RefundBody;

/**
 * Refunds an order fully or in part through Paystack and to its gift voucher, voids the numbers of the refunded units and returns them to stock if
 * `restock` is set. Rejects a concurrent second refund (`seen`).
 */
export async function refundOrder({ actor, idOrNumber, ...refund }: RefundOrder): Promise<AdminOrder> {
  try {
    const { orderId, slugs } = await transaction((tx) => recordRefund(tx, actor, idOrNumber, refund));
    announceNumbers(slugs);
    await revalidatePagesSoon(slugs.flatMap(pagesShowing.stock));
    return (await getAdminOrder(orderId)) ?? throwAppError("not_found", REFUND_FAILED);
  } catch (error) {
    const dbError = dbErrorCode(error);
    const field = dbError && refusalFields[dbError.code];
    if (!field) throw error;
    return throwAppError(field === "order" ? "conflict" : "invalid_input", REFUND_FAILED, {
      fields: { [field]: dbError.message },
    });
  }
}

async function recordRefund(tx: Tx, actor: Actor, idOrNumber: string, refund: RefundBody) {
  const { amount, seen, reason, pieces, restock, returnRequest } = refund;
  const order = await tx.order.findFirst({
    where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] },
    select: { id: true, chargeId: true },
  });
  if (!order) return throwAppError("not_found", REFUND_FAILED);
  const orderId = order.id;
  const [{ slugs }] = await tx.$queryRaw<[{ slugs: string[] }]>`
    SELECT shop_refund_order(${orderId}, ${amount}::bigint, ${seen}::bigint, ${JSON.stringify(pieces)}::jsonb, ${restock}) AS slugs`;
  const { chargeId } = order;
  const refundId =
    chargeId && (await refundOrderPayment(tx, { orderId, chargeId, amountKobo: BigInt(amount), reason }));
  if (!refundId)
    return throwAppError("conflict", REFUND_FAILED, {
      fields: { order: "The payment has less than this left to refund. Check the payments page." },
    });
  if (returnRequest) await completeReturn(tx, { returnRequest, orderId, refundId, actorId: actor._id });
  await enqueue(
    tx,
    orderJobs.refunded.job(`order-refunded/${orderId}/${refundId}`, { orderId, reason: "agreed", refundId }),
  );
  await recordAudit(tx, {
    actorId: actor._id,
    action: "order.refund",
    subject: orderId,
    detail: { refundId, kobo: amount, reason, restock, pieces },
  });
  return { orderId, slugs: [...new Set(slugs)] };
}

type CompletedReturn = { returnRequest: string; orderId: string; refundId: string; actorId: string };

async function completeReturn(tx: Tx, { returnRequest, orderId, refundId, actorId }: CompletedReturn): Promise<void> {
  const completed = await tx.$executeRaw`
    UPDATE return_requests SET status = 'refunded', refund_id = ${refundId}, decided_by_id = ${actorId}, decided_at = clock_timestamp()
    WHERE id = ${returnRequest} AND order_id = ${orderId} AND status = 'received'`;
  if (completed === 0)
    throwAppError("conflict", REFUND_FAILED, { fields: { order: "This return has changed. Reload and try again." } });
}
