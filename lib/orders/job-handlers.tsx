import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { renderEmail } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";
import type { AdminOrder } from "@/lib/orders/contracts";
import {
  type AgreedRefund,
  OrderCancelledEmail,
  OrderPaidEmail,
  OrderRefundAgreedEmail,
  OrderRefundedEmail,
  OrderShippedEmail,
} from "@/lib/orders/emails";
import { orderJobs } from "@/lib/orders/jobs";
import { getAdminOrder } from "@/lib/orders/queries";
import { ReturnEmail, returnEmailTexts } from "@/lib/orders/return-emails";

type RenderedEmail = { subject: string; html: string; text: string };

// The order is read when the email is rendered, so that the email matches the order page.
const orderEmail = <Payload extends { orderId: string }>(
  render: (order: AdminOrder, payload: Payload) => Promise<RenderedEmail | null>,
) =>
  emailJob(async (payload: Payload) => {
    const order = await getAdminOrder(payload.orderId);
    const email = order && (await render(order, payload));
    return email && { to: order.user.email, ...email };
  });

async function refundAgreedEmail(order: AdminOrder, refundId: string): Promise<RenderedEmail | null> {
  const row = await db.refund.findUnique({ where: { id: refundId } });
  if (!row) return null;
  const refund: AgreedRefund = { kobo: Number(row.amountKobo), reason: row.reason };
  const what = refund.kobo === order.total ? "Your payment" : "Part of your payment";
  const subject = `${what} for order ${order.number} is being refunded`;
  return { subject, ...(await renderEmail(<OrderRefundAgreedEmail order={order} refund={refund} />)) };
}

export const orderJobHandlers = handleJobs(orderJobs, {
  paid: orderEmail(async (order) => {
    if (order.paymentStatus !== "paid") return null;
    return {
      subject: `Your order ${order.number} is confirmed`,
      ...(await renderEmail(<OrderPaidEmail order={order} />)),
    };
  }),
  cancelled: orderEmail(async (order) => ({
    subject: `Your order ${order.number} is cancelled`,
    ...(await renderEmail(<OrderCancelledEmail order={order} />)),
  })),
  shipped: orderEmail(async (order) => {
    if (order.status === "pending") return null;
    return {
      subject: `Your order ${order.number} is on its way`,
      ...(await renderEmail(<OrderShippedEmail order={order} />)),
    };
  }),
  returnUpdated: orderEmail(async (order, { returnId, status }) => {
    const request = await db.returnRequest.findUnique({ where: { id: returnId } });
    if (!request) return null;
    const { subject, ...texts } = returnEmailTexts(order.number, status);
    return { subject, ...(await renderEmail(<ReturnEmail order={order} texts={texts} reply={request.reply} />)) };
  }),
  refunded: orderEmail(async (order, { reason, refundId }) => {
    if (refundId !== undefined) return refundAgreedEmail(order, refundId);
    const subject = `Your payment for order ${order.number} is being refunded`;
    return { subject, ...(await renderEmail(<OrderRefundedEmail order={order} cause={reason} />)) };
  }),
});
