import { renderLetter } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import type { TopicHandler } from "@/lib/platform/outbox";
import type { AdminOrder } from "@/lib/shop/contracts";
import { OrderPaidLetter, OrderRefundedLetter, OrderShippedLetter, refundCauses } from "@/lib/shop/letters";
import { getAdminOrder } from "@/lib/shop/order-queries";

type Written = { subject: string; html: string; text: string };

// The order is read when the letter is written: what it says then is what the reader will see behind its link.
type Write = (order: AdminOrder, reason: unknown) => Promise<Written | null>;

function letter(write: Write): TopicHandler {
  return mailTopic(async ({ orderId, reason }) => {
    const order = await getAdminOrder(String(orderId));
    const written = order && (await write(order, reason));
    return written && { to: order.user.email, ...written };
  });
}

/** The shop's letters to buyers; every payload is `{ orderId }`, a refund's also says its `reason`. */
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
  "shop.order-refunded": letter(async (order, reason) => {
    const cause = refundCauses.find((known) => known === reason) ?? "agreed";
    const subject = `Your payment for order ${order.number} is being returned`;
    return { subject, ...(await renderLetter(<OrderRefundedLetter order={order} cause={cause} />)) };
  }),
};
