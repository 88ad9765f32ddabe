import { Column, Link, Row, Section, Text } from "@react-email/components";
import type { ShippingAddress } from "@/lib/auth/contracts";
import { editionSentence } from "@/lib/catalog/rules";
import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl, EmailLayout, EmailText, emailColors } from "@/lib/email/email-layout";
import type { AdminOrder } from "@/lib/orders/contracts";
import type { refundCauses } from "@/lib/orders/jobs";
import { DISCOUNT_NAME } from "@/lib/orders/rules";

/** Amounts are kobo. */
export type OrderEmailProps = { order: AdminOrder };

const cellStyle = { fontSize: 16, lineHeight: "24px", margin: 0 } as const;
const ruleStyle = { borderTop: `1px solid ${emailColors.line}`, padding: "10px 0" } as const;

function SummaryLine({
  name,
  detail,
  sum,
  strong = false,
}: {
  name: string;
  detail?: string;
  sum: string;
  strong?: boolean;
}) {
  const weight = strong ? 700 : 400;
  return (
    <Section style={ruleStyle}>
      <Row>
        <Column>
          <Text style={{ ...cellStyle, fontWeight: weight }}>{name}</Text>
          {detail && <Text style={{ ...cellStyle, color: emailColors.muted, fontSize: 14 }}>{detail}</Text>}
        </Column>
        <Column align="right" style={{ verticalAlign: "top", whiteSpace: "nowrap" }}>
          <Text style={{ ...cellStyle, fontWeight: weight }}>{sum}</Text>
        </Column>
      </Row>
    </Section>
  );
}

function OrderItems({ order }: OrderEmailProps) {
  return (
    <Section style={{ margin: "8px 0 16px" }}>
      {order.items.map((item) => (
        <SummaryLine
          key={item._id}
          name={`${item.product.name} × ${item.quantity}`}
          detail={[item.variation, editionSentence(item.editions, item.editionSize)].filter(Boolean).join(" · ")}
          sum={formatNaira(item.price * item.quantity)}
        />
      ))}
      {order.discount > 0 && <SummaryLine name={DISCOUNT_NAME} sum={formatNaira(-order.discount)} />}
      <SummaryLine name="Shipping" sum="Free" />
      <SummaryLine name="Tax" sum={formatNaira(0)} />
      <SummaryLine name="Total" sum={formatNaira(order.total)} strong />
    </Section>
  );
}

// Never wraps, so that it is easy to copy.
function OrderNumber({ order }: OrderEmailProps) {
  return <span style={{ whiteSpace: "nowrap" }}>{order.number}</span>;
}

function AddressBlock({ address }: { address: ShippingAddress }) {
  const town = [address.city, address.state, address.postalCode].filter(Boolean).join(", ");
  return (
    <EmailText>
      Shipping address:{" "}
      {[address.recipient, address.line1, address.line2, town, address.country, address.phone]
        .filter(Boolean)
        .join(", ")}
      .
    </EmailText>
  );
}

/** The order confirmation. */
export function OrderPaidEmail({ order }: OrderEmailProps) {
  const link = absoluteUrl(paths.order(order.number));
  return (
    <EmailLayout
      preview={`Order ${order.number}: ${formatNaira(order.total)} received.`}
      title="Thank you for your order"
      action={{ href: link, label: order.shippingAddress ? "View your order" : "Add your address" }}
    >
      <EmailText>
        {order.user.name}, we have received {formatNaira(order.total)} for order <OrderNumber order={order} />.
      </EmailText>
      <OrderItems order={order} />
      {order.shippingAddress ? (
        <AddressBlock address={order.shippingAddress} />
      ) : (
        <EmailText>Your order has no shipping address yet. Please add one: we cannot ship it without.</EmailText>
      )}
      <EmailText muted>
        Your order and its receipt:
        <br />
        {link}
      </EmailText>
    </EmailLayout>
  );
}

/** Confirms that the buyer cancelled the order after payment. */
export function OrderCancelledEmail({ order }: OrderEmailProps) {
  return (
    <EmailLayout
      preview={`Order ${order.number} is cancelled, and your payment is being refunded.`}
      title="Your order is cancelled"
      action={{ href: absoluteUrl(paths.order(order.number)), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, you cancelled order <OrderNumber order={order} />. Your payment of {formatNaira(order.total)}{" "}
        is returned to the card or account you paid with.
      </EmailText>
      <OrderItems order={order} />
      <EmailText muted>Banks usually show it within 10 working days; you do not have to do anything.</EmailText>
    </EmailLayout>
  );
}

/** The shipping notification. */
export function OrderShippedEmail({ order }: OrderEmailProps) {
  const tracking = [order.courier, order.trackingNumber].filter(Boolean).join(", ");
  return (
    <EmailLayout
      preview={`Order ${order.number} has shipped.`}
      title="Your order is on its way"
      action={{ href: absoluteUrl(paths.order(order.number)), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, order <OrderNumber order={order} /> has shipped{tracking ? ` with ${tracking}` : ""}.
      </EmailText>
      {order.trackingUrl && (
        <EmailText>
          Track your parcel:
          <br />
          <Link href={order.trackingUrl} style={{ color: emailColors.ink }}>
            {order.trackingUrl}
          </Link>
        </EmailText>
      )}
      <OrderItems order={order} />
      {order.shippingAddress && <AddressBlock address={order.shippingAddress} />}
      <EmailText muted>When it arrives, please press “I received it” on the page of your order.</EmailText>
    </EmailLayout>
  );
}

type RefundCause = (typeof refundCauses)[number];

const refundCauseTexts: Record<RefundCause, string> = {
  "sold-out": "the last one was sold to somebody else before your payment arrived. We are sorry.",
  "second-payment": "you had already paid for this cart with another order.",
  "over-limit": "you already had as many of this drop as one person may have when your payment arrived.",
  agreed: "your order was refunded.",
};

/** A refund by an admin, in kobo. */
export type AgreedRefund = { kobo: number; reason: string };

/** Notifies the buyer of a full or partial refund by an admin. */
export function OrderRefundAgreedEmail({ order, refund }: OrderEmailProps & { refund: AgreedRefund }) {
  const sum = formatNaira(refund.kobo);
  const isFull = refund.kobo === order.total;
  return (
    <EmailLayout
      preview={`${sum} for order ${order.number} is being refunded.`}
      title={isFull ? "Your payment is being refunded" : "Part of your payment is being refunded"}
      action={{ href: absoluteUrl(paths.order(order.number)), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, {isFull ? sum : `${sum} of the ${formatNaira(order.total)}`} you paid for order{" "}
        <OrderNumber order={order} /> will be refunded to the card or account you paid with.
      </EmailText>
      <EmailText>Reason: {refund.reason}</EmailText>
      {order.refunded > refund.kobo && (
        <EmailText>Together with earlier refunds: {formatNaira(order.refunded)}.</EmailText>
      )}
      <EmailText muted>Banks usually show it within 10 working days; you do not have to do anything.</EmailText>
    </EmailLayout>
  );
}

/** Notifies the buyer of an automatic refund. */
export function OrderRefundedEmail({ order, cause }: OrderEmailProps & { cause: RefundCause }) {
  return (
    <EmailLayout
      preview={`${formatNaira(order.total)} for order ${order.number} is being refunded.`}
      title="Your payment is being refunded"
      action={{ href: absoluteUrl(paths.order(order.number)), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, {refundCauseTexts[cause]}
      </EmailText>
      <EmailText>
        The full amount, {formatNaira(order.total)}, will be refunded to the card or account you paid with. Banks
        usually show it within 10 working days; you do not have to do anything.
      </EmailText>
      <EmailText muted>Order {order.number}</EmailText>
    </EmailLayout>
  );
}
