import { Column, Row, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import type { ShippingAddress } from "@/lib/auth/contracts";
import { editionSentence } from "@/lib/catalog/rules";
import { formatNaira } from "@/lib/core/money";
import { EmailLink, EmailText, EmailThumbnail } from "@/lib/email/email-layout";
import { breakable, emailColors } from "@/lib/email/email-theme";
import type { AdminOrder } from "@/lib/orders/contracts";
import { trackingLink } from "@/lib/orders/delivery-rules";
import { orderAmountLines } from "@/lib/orders/rules";

/** Amounts are kobo. */
export type OrderEmailProps = { order: AdminOrder };

const cellStyle = { color: emailColors.ink, fontSize: 16, lineHeight: "24px", margin: 0, ...breakable } as const;
const ruleStyle = { borderTop: `1px solid ${emailColors.line}`, padding: "10px 0" } as const;

type SummaryLineProps = { name: string; details?: string[]; sum: string; strong?: boolean; picture?: ReactNode };

function SummaryLine({ name, details = [], sum, strong = false, picture }: SummaryLineProps) {
  const style = { ...cellStyle, fontWeight: strong ? 700 : 400 };
  return (
    <Section className="email-line" style={ruleStyle}>
      <Row>
        {picture && (
          <Column width={84} style={{ paddingRight: 12, verticalAlign: "top", width: 84 }}>
            {picture}
          </Column>
        )}
        <Column style={{ verticalAlign: "top" }}>
          <Text className="email-ink" style={style}>
            {name}
          </Text>
          {details.map((detail) => (
            <Text key={detail} className="email-muted" style={{ ...cellStyle, color: emailColors.muted, fontSize: 14 }}>
              {detail}
            </Text>
          ))}
        </Column>
        <Column align="right" style={{ paddingLeft: 12, verticalAlign: "top", whiteSpace: "nowrap" }}>
          <Text className="email-ink" style={{ ...style, overflowWrap: "normal", wordBreak: "normal" }}>
            {sum}
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

/** The items with picture, variation and edition numbers, and the total. A tax of ₦0 is not shown. */
export function OrderItems({ order }: OrderEmailProps) {
  return (
    <Section style={{ margin: "8px 0 16px" }}>
      {order.items.map((item) => {
        const [image] = item.product.images;
        return (
          <SummaryLine
            key={item._id}
            name={`${item.product.name}\u00a0×\u00a0${item.quantity}`}
            details={[item.variation, editionSentence(item.editions, item.editionSize)].filter(Boolean)}
            sum={formatNaira(item.price * item.quantity)}
            picture={image && <EmailThumbnail src={image.url} alt={image.alt || item.product.name} />}
          />
        );
      })}
      {orderAmountLines(order).map(({ name, amount }) => (
        <SummaryLine key={name} name={name} sum={amount === 0 ? "Free" : formatNaira(amount)} />
      ))}
      <SummaryLine name="Total" sum={formatNaira(order.total)} strong />
    </Section>
  );
}

/** The number of an order. It never wraps, so that it is easy to copy. */
export function OrderNumber({ order }: OrderEmailProps) {
  return <span style={{ whiteSpace: "nowrap" }}>{order.number}</span>;
}

/** The shipping address as on an envelope. */
export function AddressBlock({ address }: { address: ShippingAddress }) {
  const town = [address.city, address.state, address.postalCode].filter(Boolean).join(", ");
  const lines = [address.recipient, address.line1, address.line2, town, address.country, address.phone];
  return (
    <EmailText>
      <strong>Shipping address</strong>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </EmailText>
  );
}

/** The courier, the tracking number and the link to the tracking page. */
export function TrackingBlock({ order }: OrderEmailProps) {
  const link = trackingLink(order);
  const carrier = [order.courier, order.trackingNumber].filter(Boolean).join(", ");
  if (!carrier && !link) return null;
  return (
    <EmailText>
      <strong>Tracking</strong>
      {carrier && (
        <>
          <br />
          {carrier}
        </>
      )}
      {link && (
        <>
          <br />
          <EmailLink href={link}>Track your parcel</EmailLink>
        </>
      )}
    </EmailText>
  );
}
