import type { ShippingAddress } from "@/lib/auth/contracts";
import { formatNaira } from "@/lib/core/money";
import { EmailLink, EmailText, EmailThumbnail } from "@/lib/email/email-layout";
import { EmailRow, EmailRows } from "@/lib/email/email-rows";
import type { AdminOrder } from "@/lib/orders/contracts";
import { trackingLink } from "@/lib/orders/delivery-rules";
import { orderNumbersText } from "@/lib/orders/number-rules";
import type { Parcel } from "@/lib/orders/parcels/contracts";
import { listParcelItems } from "@/lib/orders/parcels/rules";
import { orderAmountLines } from "@/lib/orders/rules";
import { leftToPay, VOUCHER_NAME } from "@/lib/orders/vouchers/rules";

/** Amounts are kobo. */
export type OrderEmailProps = { order: AdminOrder };

/** The items with picture, variation and edition numbers, and the total. A tax of ₦0 is not shown. */
export function OrderItems({ order }: OrderEmailProps) {
  return (
    <EmailRows>
      {order.items.map((item) => {
        const [image] = item.product.images;
        return (
          <EmailRow
            key={item._id}
            name={`${item.product.name}\u00a0×\u00a0${item.quantity}`}
            details={[item.variation, orderNumbersText(item)].filter(Boolean)}
            value={formatNaira(item.price * item.quantity)}
            picture={image && <EmailThumbnail src={image.url} alt={image.alt || item.product.name} height={110} />}
          />
        );
      })}
      {orderAmountLines(order).map(({ name, amount }) => (
        <EmailRow key={name} name={name} value={amount === 0 ? "Free" : formatNaira(amount)} />
      ))}
      <EmailRow name="Total" value={formatNaira(order.total)} strong />
      {order.voucher !== undefined && (
        <>
          <EmailRow name={VOUCHER_NAME} value={formatNaira(-order.voucher)} />
          <EmailRow
            name={order.paymentStatus === "unpaid" ? "To pay" : "Paid through Paystack"}
            value={formatNaira(leftToPay(order))}
          />
        </>
      )}
    </EmailRows>
  );
}

/** What one parcel of an order holds, without prices. */
export function ParcelItems({ order, parcel }: OrderEmailProps & { parcel: Parcel }) {
  return (
    <EmailRows>
      {listParcelItems(order, parcel).map(({ item, quantity }) => {
        const [image] = item.product.images;
        return (
          <EmailRow
            key={item._id}
            name={item.product.name}
            details={item.variation ? [item.variation] : []}
            value={`×\u00a0${quantity}`}
            picture={image && <EmailThumbnail src={image.url} alt={image.alt || item.product.name} height={110} />}
          />
        );
      })}
    </EmailRows>
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
export function TrackingBlock({ parcel }: { parcel: Parcel }) {
  const link = trackingLink(parcel);
  const carrier = [parcel.courier, parcel.trackingNumber].filter(Boolean).join(", ");
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
