import { Column, Link, Row, Section, Text } from "@react-email/components";
import type { ShippingAddress } from "@/lib/accounts/contracts";
import { absolute, Letter, paper, Words } from "@/lib/platform/letter";
import { formatNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import type { AdminOrder } from "@/lib/shop/contracts";
import { discountName, editionSentence } from "@/lib/shop/rules";

/** Sums of an order in a letter are kobo. */
export type LetterOrder = { order: AdminOrder };

const cell = { fontSize: 16, lineHeight: "24px", margin: 0 } as const;
const rule = { borderTop: `1px solid ${paper.line}`, padding: "10px 0" } as const;

function Line({ name, detail, sum, strong = false }: { name: string; detail?: string; sum: string; strong?: boolean }) {
  const weight = strong ? 700 : 400;
  return (
    <Section style={rule}>
      <Row>
        <Column>
          <Text style={{ ...cell, fontWeight: weight }}>{name}</Text>
          {detail && <Text style={{ ...cell, color: paper.muted, fontSize: 14 }}>{detail}</Text>}
        </Column>
        <Column align="right" style={{ verticalAlign: "top", whiteSpace: "nowrap" }}>
          <Text style={{ ...cell, fontWeight: weight }}>{sum}</Text>
        </Column>
      </Row>
    </Section>
  );
}

function Pieces({ order }: LetterOrder) {
  return (
    <Section style={{ margin: "8px 0 16px" }}>
      {order.items.map((item) => (
        <Line
          key={item._id}
          name={`${item.product.name} × ${item.quantity}`}
          detail={[item.variation, editionSentence(item.editions, item.editionSize)].filter(Boolean).join(" · ")}
          sum={formatNaira(item.price * item.quantity)}
        />
      ))}
      {order.discount > 0 && <Line name={discountName} sum={formatNaira(-order.discount)} />}
      <Line name="Shipping" sum="Free" />
      <Line name="Tax" sum={formatNaira(0)} />
      <Line name="Total" sum={formatNaira(order.total)} strong />
    </Section>
  );
}

// A number is read out, typed in and searched for: it stays on one line.
function OrderNumber({ order }: LetterOrder) {
  return <span style={{ whiteSpace: "nowrap" }}>{order.number}</span>;
}

function Address({ address }: { address: ShippingAddress }) {
  const town = [address.city, address.state, address.postalCode].filter(Boolean).join(", ");
  return <Words>Goes to: {[address.line1, address.line2, town, address.country].filter(Boolean).join(", ")}.</Words>;
}

/** The confirmation: what was bought, which numbers of it, for how much and where it goes. */
export function OrderPaidLetter({ order }: LetterOrder) {
  const link = absolute(paths.order(order.number));
  return (
    <Letter
      preview={`Order ${order.number}: ${formatNaira(order.total)} received.`}
      title="Thank you. It is yours."
      action={{ href: link, label: order.shippingAddress ? "View your order" : "Add your address" }}
    >
      <Words>
        {order.user.name}, we have received {formatNaira(order.total)} for order <OrderNumber order={order} />.
      </Words>
      <Pieces order={order} />
      {order.shippingAddress ? (
        <Address address={order.shippingAddress} />
      ) : (
        <Words>
          We do not know yet where to send it. Please add your address: nothing leaves the museum without one.
        </Words>
      )}
      <Words quiet>
        Your order and its receipt:
        <br />
        {link}
      </Words>
    </Letter>
  );
}

/** The parcel has left. */
export function OrderShippedLetter({ order }: LetterOrder) {
  const tracking = [order.courier, order.trackingNumber].filter(Boolean).join(", ");
  return (
    <Letter
      preview={`Order ${order.number} has left the museum.`}
      title="It is on its way."
      action={{ href: absolute(paths.order(order.number)), label: "View your order" }}
    >
      <Words>
        {order.user.name}, order <OrderNumber order={order} /> has left the museum{tracking ? ` with ${tracking}` : ""}.
      </Words>
      {order.trackingUrl && (
        <Words>
          Follow the parcel:
          <br />
          <Link href={order.trackingUrl} style={{ color: paper.ink }}>
            {order.trackingUrl}
          </Link>
        </Words>
      )}
      <Pieces order={order} />
      {order.shippingAddress && <Address address={order.shippingAddress} />}
      <Words quiet>When it has arrived, tell us with “I received it” on the page of your order.</Words>
    </Letter>
  );
}

/** Why a payment goes back. */
type RefundCause = "sold-out" | "second-payment" | "over-limit" | "agreed";

const causes: Record<RefundCause, string> = {
  "sold-out": "while your payment was on its way, the last piece was sold to somebody else. We are sorry.",
  "second-payment": "your cart was already paid for with another order, so this second payment is not needed.",
  "over-limit": "by the time your payment arrived you had as many of this drop as one person may have.",
  agreed: "your order was refunded.",
};

export const refundCauses = Object.keys(causes) as RefundCause[];

/** What the desk decided to give back of an order: a sum in kobo, and why. */
export type AgreedRefund = { kobo: number; reason: string };

/** A refund that the desk decided on: of all of an order, or a part of it. */
export function OrderRefundAgreedLetter({ order, refund }: LetterOrder & { refund: AgreedRefund }) {
  const sum = formatNaira(refund.kobo);
  const isAll = refund.kobo === order.total;
  return (
    <Letter
      preview={`${sum} for order ${order.number} is on its way back to you.`}
      title={isAll ? "Your payment is being returned." : "A part of your payment is being returned."}
      action={{ href: absolute(paths.order(order.number)), label: "View your order" }}
    >
      <Words>
        {order.user.name}, {isAll ? `all of it, ${sum},` : `${sum} of the ${formatNaira(order.total)}`} you paid for
        order <OrderNumber order={order} /> goes back to the card or account you paid with.
      </Words>
      <Words>Why: {refund.reason}</Words>
      {order.refunded > refund.kobo && (
        <Words>With what went back before, that makes {formatNaira(order.refunded)}.</Words>
      )}
      <Words quiet>Banks usually show it within 10 working days; you do not have to do anything.</Words>
    </Letter>
  );
}

/** The money goes back by itself: why, how much, and when it arrives. */
export function OrderRefundedLetter({ order, cause }: LetterOrder & { cause: RefundCause }) {
  return (
    <Letter
      preview={`${formatNaira(order.total)} for order ${order.number} is on its way back to you.`}
      title="Your payment is being returned."
      action={{ href: absolute(paths.order(order.number)), label: "View your order" }}
    >
      <Words>
        {order.user.name}, {causes[cause]}
      </Words>
      <Words>
        All of it, {formatNaira(order.total)}, goes back to the card or account you paid with. Banks usually show it
        within 10 working days; you do not have to do anything.
      </Words>
      <Words quiet>Order {order.number}</Words>
    </Letter>
  );
}
