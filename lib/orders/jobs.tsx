import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { renderEmail } from "@/lib/email/email-layout";
import type { JobHandler } from "@/lib/jobs/outbox";
import type { AdminOrder } from "@/lib/orders/contracts";
import {
  type AgreedRefund,
  OrderPaidEmail,
  OrderRefundAgreedEmail,
  OrderRefundedEmail,
  OrderShippedEmail,
  refundCauses,
} from "@/lib/orders/emails";
import { getAdminOrder } from "@/lib/orders/queries";
import type { Prisma } from "@/prisma/generated/client";

type RenderedEmail = { subject: string; html: string; text: string };

// The order is read when the email is rendered, so that the email matches the order page.
type RenderOrderEmail = (order: AdminOrder, payload: Prisma.JsonObject) => Promise<RenderedEmail | null>;

function orderEmail(render: RenderOrderEmail): JobHandler {
  return emailJob(async (payload) => {
    const order = await getAdminOrder(String(payload.orderId));
    const email = order && (await render(order, payload));
    return email && { to: order.user.email, ...email };
  });
}

async function refundAgreedEmail(order: AdminOrder, refundId: string): Promise<RenderedEmail | null> {
  const row = await db.refund.findUnique({ where: { id: refundId } });
  if (!row) return null;
  const refund: AgreedRefund = { kobo: Number(row.amountKobo), reason: row.reason };
  const what = refund.kobo === order.total ? "Your payment" : "Part of your payment";
  const subject = `${what} for order ${order.number} is being refunded`;
  return { subject, ...(await renderEmail(<OrderRefundAgreedEmail order={order} refund={refund} />)) };
}

/** Order emails. Every payload has `orderId`; that of a refund also has `reason` or `refundId`. */
export const orderJobHandlers: Record<string, JobHandler> = {
  "order.paid.email": orderEmail(async (order) => {
    if (order.paymentStatus !== "paid") return null;
    return {
      subject: `Your order ${order.number} is confirmed`,
      ...(await renderEmail(<OrderPaidEmail order={order} />)),
    };
  }),
  "order.shipped.email": orderEmail(async (order) => {
    if (order.status === "pending") return null;
    return {
      subject: `Your order ${order.number} is on its way`,
      ...(await renderEmail(<OrderShippedEmail order={order} />)),
    };
  }),
  "order.refunded.email": orderEmail(async (order, { reason, refundId }) => {
    if (typeof refundId === "string") return refundAgreedEmail(order, refundId);
    const cause = refundCauses.find((known) => known === reason) ?? "agreed";
    const subject = `Your payment for order ${order.number} is being refunded`;
    return { subject, ...(await renderEmail(<OrderRefundedEmail order={order} cause={cause} />)) };
  }),
};
