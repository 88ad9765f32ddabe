import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { formatNaira } from "@/lib/core/money";
import { type EmailDraft, EmailLayout, EmailText } from "@/lib/email/email-layout";
import type { AdminOrder } from "@/lib/orders/contracts";
import { orderUrl } from "@/lib/orders/guest/order-link";
import { AddressBlock, OrderItems, OrderNumber } from "@/lib/orders/order-email-parts";

/** The link by which the buyer pays an order that an admin has made; null once it cannot be paid. */
export const paymentLinkEmail = (order: AdminOrder): EmailDraft | null =>
  order.paymentStatus === "unpaid" && order.holdExpiresAt
    ? paymentLink({ ...order, holdExpiresAt: order.holdExpiresAt })
    : null;

export const paymentLink = (order: AdminOrder & { holdExpiresAt: string }): EmailDraft => ({
  subject: `Your order ${order.number} is ready to pay`,
  email: (
    <EmailLayout
      preview={`${formatNaira(order.total)} until ${formatLagosMoment(order.holdExpiresAt)}, Lagos time.`}
      title="Your order is ready to pay"
      action={{ href: orderUrl(order), label: `Pay ${formatNaira(order.total)}` }}
    >
      <EmailText>
        {order.user.name}, as agreed we have put order <OrderNumber order={order} /> aside for you until{" "}
        {formatLagosMoment(order.holdExpiresAt)}, Lagos time. You can pay it until then.
      </EmailText>
      <OrderItems order={order} />
      {order.shippingAddress && <AddressBlock address={order.shippingAddress} />}
      <EmailText muted>
        If you did not ask for this order, you do not have to do anything. Nothing is charged.
      </EmailText>
    </EmailLayout>
  ),
});
