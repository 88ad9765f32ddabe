import { db } from "@/lib/platform/db";
import { renderLetter } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import type { TopicHandler } from "@/lib/platform/outbox";
import type { AdminOrder } from "@/lib/shop/contracts";
import {
  type AgreedRefund,
  OrderPaidLetter,
  OrderRefundAgreedLetter,
  OrderRefundedLetter,
  OrderShippedLetter,
  refundCauses,
} from "@/lib/shop/letters";
import { getAdminOrder } from "@/lib/shop/order-queries";
import type { Prisma } from "@/prisma/generated/client";

type Written = { subject: string; html: string; text: string };

// The order is read when the letter is written: what it says then is what the reader will see behind its link.
type Write = (order: AdminOrder, payload: Prisma.JsonObject) => Promise<Written | null>;

function letter(write: Write): TopicHandler {
  return mailTopic(async (payload) => {
    const order = await getAdminOrder(String(payload.orderId));
    const written = order && (await write(order, payload));
    return written && { to: order.user.email, ...written };
  });
}

async function agreedRefund(order: AdminOrder, refundId: string): Promise<Written | null> {
  const row = await db.refund.findUnique({ where: { id: refundId } });
  if (!row) return null;
  const refund: AgreedRefund = { kobo: Number(row.amountKobo), reason: row.reason };
  const what = refund.kobo === order.total ? "Your payment" : "A part of your payment";
  const subject = `${what} for order ${order.number} is being returned`;
  return { subject, ...(await renderLetter(<OrderRefundAgreedLetter order={order} refund={refund} />)) };
}

/** The shop's letters to buyers; every payload is `{ orderId }`, a refund's also says its `reason`, or which one it is. */
export const shopTopics: Record<string, TopicHandler> = {
  "shop.order-paid": letter(async (order) => {
    if (order.paymentStatus !== "paid") return null;
    return {
      subject: `Your order ${order.number} is confirmed`,
      ...(await renderLetter(<OrderPaidLetter order={order} />)),
    };
  }),
  "shop.order-shipped": letter(async (order) => {
    if (order.status === "pending") return null;
    return {
      subject: `Your order ${order.number} is on its way`,
      ...(await renderLetter(<OrderShippedLetter order={order} />)),
    };
  }),
  "shop.order-refunded": letter(async (order, { reason, refundId }) => {
    if (typeof refundId === "string") return agreedRefund(order, refundId);
    const cause = refundCauses.find((known) => known === reason) ?? "agreed";
    const subject = `Your payment for order ${order.number} is being returned`;
    return { subject, ...(await renderLetter(<OrderRefundedLetter order={order} cause={cause} />)) };
  }),
};
