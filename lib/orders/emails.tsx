import { env } from "@/lib/core/env";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { type EmailDraft, EmailLayout, EmailLink, EmailText } from "@/lib/email/email-layout";
import type { AdminOrder } from "@/lib/orders/contracts";
import { EmailObject } from "@/lib/orders/email-object";
import { orderUrl } from "@/lib/orders/guest/order-link";
import type { refundCauses } from "@/lib/orders/jobs";
import {
  AddressBlock,
  type OrderEmailProps,
  OrderItems,
  OrderNumber,
  ParcelItems,
  TrackingBlock,
} from "@/lib/orders/order-email-parts";
import type { Parcel } from "@/lib/orders/parcels/contracts";
import { isSplit } from "@/lib/orders/parcels/rules";
import type { OrderCertificate } from "@/lib/orders/provenance/contracts";
import { getOrderStatus, RETURN_WINDOW_DAYS } from "@/lib/orders/rules";
import { refundTarget } from "@/lib/orders/vouchers/rules";

function OrderPaidEmail({ order, certificates }: OrderEmailProps & { certificates: readonly OrderCertificate[] }) {
  const link = orderUrl(order);
  return (
    <EmailLayout
      preview={`Order ${order.number}: ${formatNaira(order.total)} received.`}
      title="Thank you for your order"
      picture={<EmailObject order={order} href={link} />}
      action={{ href: link, label: order.shippingAddress ? "View your order" : "Add your address" }}
    >
      <EmailText>
        {order.user.name}, we have received {formatNaira(order.total)} for order <OrderNumber order={order} />. Status:{" "}
        {getOrderStatus(order).label}.
      </EmailText>
      <OrderItems order={order} />
      {certificates.map(({ code, name, number }) => (
        <EmailText key={code}>
          <EmailLink href={`${env().APP_URL}${paths.certificate(code)}`}>
            The certificate of {name}, No. {number}
          </EmailLink>
        </EmailText>
      ))}
      {order.shippingAddress ? (
        <AddressBlock address={order.shippingAddress} />
      ) : (
        <EmailText>Your order has no shipping address yet. Please add one: we cannot ship it without.</EmailText>
      )}
      {order.invoiceNumber && (
        <EmailText>
          Your invoice {order.invoiceNumber} is <EmailLink href={link}>on the page of your order</EmailLink>, as a PDF.
        </EmailText>
      )}
    </EmailLayout>
  );
}

function OrderCancelledEmail({ order, creditNote }: OrderEmailProps & { creditNote: string | null }) {
  return (
    <EmailLayout
      preview={`Order ${order.number} is cancelled, and your payment is being refunded.`}
      title="Your order is cancelled"
      action={{ href: orderUrl(order), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, you cancelled order <OrderNumber order={order} />. Your payment of {formatNaira(order.total)}{" "}
        is returned to {refundTarget({ kobo: order.total, voucherKobo: order.voucher ?? 0 }, yourAccount)}.
      </EmailText>
      <OrderItems order={order} />
      <CreditNoteText order={order} number={creditNote} />
      <EmailText muted>Banks usually show it within 10 working days; you do not have to do anything.</EmailText>
    </EmailLayout>
  );
}

function OrderShippedEmail({ order, parcel }: OrderEmailProps & { parcel: Parcel }) {
  const split = isSplit(order);
  const isLast = order.status !== "pending" && parcel.number === order.parcels.length;
  return (
    <EmailLayout
      preview={`${split ? `Parcel ${parcel.number} of order` : "Order"} ${order.number} has shipped.`}
      title={split ? `Parcel ${parcel.number} is on its way` : "Your order is on its way"}
      action={{ href: orderUrl(order), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, {split && `parcel ${parcel.number} of `}order <OrderNumber order={order} /> has shipped.
        {split && (isLast ? " It is the last one." : " The rest follows; you get an email about each parcel.")}
      </EmailText>
      <TrackingBlock parcel={parcel} />
      {split ? <ParcelItems order={order} parcel={parcel} /> : <OrderItems order={order} />}
      {order.shippingAddress && <AddressBlock address={order.shippingAddress} />}
      <EmailText muted>When it arrives, please press “I received it” on the page of your order.</EmailText>
    </EmailLayout>
  );
}

function OrderAddressEmail({ order }: OrderEmailProps) {
  return (
    <EmailLayout
      preview={`The delivery address of order ${order.number} was changed.`}
      title="Your delivery address was changed"
      action={{ href: orderUrl(order), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, we have changed the delivery address of order <OrderNumber order={order} />. The price stays
        the same.
      </EmailText>
      {order.shippingAddress && <AddressBlock address={order.shippingAddress} />}
      <EmailText muted>If you did not ask for this, please reply to this email before the parcel leaves.</EmailText>
    </EmailLayout>
  );
}

function OrderDeliveredEmail({ order }: OrderEmailProps) {
  return (
    <EmailLayout
      preview={`Order ${order.number} has been delivered. How was the delivery?`}
      title="Your order has arrived"
      action={{ href: `${orderUrl(order)}#delivery-review`, label: "Review the delivery" }}
    >
      <EmailText>
        {order.user.name}, order <OrderNumber order={order} /> has been delivered.
      </EmailText>
      <OrderItems order={order} />
      <EmailText>How was the delivery, good or not good? Please let us know; it takes one press.</EmailText>
      <EmailText muted>
        If it has not arrived, or if something is damaged, please reply to this email. You can ask for a return within{" "}
        {RETURN_WINDOW_DAYS} days.
      </EmailText>
    </EmailLayout>
  );
}

const yourAccount = "the card or account you paid with";

type RefundCause = (typeof refundCauses)[number];

const refundCauseTexts: Record<RefundCause, string> = {
  "sold-out": "the last one was sold to somebody else before your payment arrived. We are sorry.",
  "second-payment": "you had already paid for this cart with another order.",
  "over-limit": "you already had as many of this drop as one person may have when your payment arrived.",
  "code-used": "your payment arrived after the time to pay had ended, and your discount code had been used up by then.",
  "voucher-used":
    "your payment arrived after the time to pay had ended, and your gift voucher had been used for another order by then.",
  "number-taken":
    "your payment arrived after the time to pay had ended, and somebody else has the number that you had chosen. You can choose another one.",
  agreed: "your order was refunded.",
};

/** A refund by an admin, in kobo. */
type AgreedRefund = { kobo: number; voucherKobo: number; reason: string; creditNote: string | null };

function CreditNoteText({ order, number }: OrderEmailProps & { number: string | null }) {
  return number === null ? null : (
    <EmailText>
      The credit note {number} is <EmailLink href={orderUrl(order)}>on the page of your order</EmailLink>, as a PDF.
    </EmailText>
  );
}

function OrderRefundAgreedEmail({ order, refund }: OrderEmailProps & { refund: AgreedRefund }) {
  const sum = formatNaira(refund.kobo);
  const isFull = refund.kobo === order.total;
  return (
    <EmailLayout
      preview={`${sum} for order ${order.number} is being refunded.`}
      title={isFull ? "Your payment is being refunded" : "Part of your payment is being refunded"}
      action={{ href: orderUrl(order), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, {isFull ? sum : `${sum} of the ${formatNaira(order.total)}`} you paid for order{" "}
        <OrderNumber order={order} /> will be refunded to {refundTarget(refund, yourAccount)}.
      </EmailText>
      <EmailText>Reason: {refund.reason}</EmailText>
      {order.refunded > refund.kobo && (
        <EmailText>Together with earlier refunds: {formatNaira(order.refunded)}.</EmailText>
      )}
      <CreditNoteText order={order} number={refund.creditNote} />
      <EmailText muted>Banks usually show it within 10 working days; you do not have to do anything.</EmailText>
    </EmailLayout>
  );
}

function OrderRefundedEmail({ order, cause }: OrderEmailProps & { cause: RefundCause }) {
  return (
    <EmailLayout
      preview={`${formatNaira(order.total)} for order ${order.number} is being refunded.`}
      title="Your payment is being refunded"
      action={{ href: orderUrl(order), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, {refundCauseTexts[cause]}
      </EmailText>
      <EmailText>
        The full amount, {formatNaira(order.total)}, will be refunded to{" "}
        {refundTarget({ kobo: order.total, voucherKobo: order.voucher ?? 0 }, yourAccount)}. Banks usually show it
        within 10 working days; you do not have to do anything.
      </EmailText>
      <EmailText muted>Order {order.number}</EmailText>
    </EmailLayout>
  );
}

/** The emails about an order, by job. */
export const orderEmails = {
  /** The order confirmation. */
  paid: (order: AdminOrder, certificates: readonly OrderCertificate[]): EmailDraft => ({
    subject: `Your order ${order.number} is confirmed`,
    email: <OrderPaidEmail order={order} certificates={certificates} />,
  }),
  /** Confirms that the buyer cancelled the order after payment. */
  cancelled: (order: AdminOrder, creditNote: string | null): EmailDraft => ({
    subject: `Your order ${order.number} is cancelled`,
    email: <OrderCancelledEmail order={order} creditNote={creditNote} />,
  }),
  /** After an admin has changed the address. */
  addressChanged: (order: AdminOrder): EmailDraft => ({
    subject: `The delivery address of your order ${order.number} was changed`,
    email: <OrderAddressEmail order={order} />,
  }),
  /** The shipping notification of one parcel. */
  shipped: (order: AdminOrder, parcel: Parcel): EmailDraft => ({
    subject: `${isSplit(order) ? `Parcel ${parcel.number} of your order` : "Your order"} ${order.number} is on its way`,
    email: <OrderShippedEmail order={order} parcel={parcel} />,
  }),
  /** After an admin has marked it as delivered. */
  delivered: (order: AdminOrder): EmailDraft => ({
    subject: `Your order ${order.number} has arrived`,
    email: <OrderDeliveredEmail order={order} />,
  }),
  /** An automatic refund. */
  refunded: (order: AdminOrder, cause: RefundCause): EmailDraft => ({
    subject: `Your payment for order ${order.number} is being refunded`,
    email: <OrderRefundedEmail order={order} cause={cause} />,
  }),
  /** A full or partial refund by an admin. */
  refundAgreed: (order: AdminOrder, refund: AgreedRefund): EmailDraft => ({
    subject: `${refund.kobo === order.total ? "Your payment" : "Part of your payment"} for order ${order.number} is being refunded`,
    email: <OrderRefundAgreedEmail order={order} refund={refund} />,
  }),
};
