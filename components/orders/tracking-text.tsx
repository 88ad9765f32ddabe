import type { Order } from "@/lib/orders/contracts";
import { trackingLink } from "@/lib/orders/delivery-rules";

type Shipment = Pick<Order, "courier" | "trackingNumber" | "trackingUrl">;

/** The courier and the tracking number of a parcel, as a link where its carrier has a page for it; nothing without any of them. */
export function TrackingText({ shipment, className = "" }: { shipment: Shipment; className?: string }) {
  const { courier, trackingNumber } = shipment;
  const link = trackingLink(shipment);
  if (!courier && !trackingNumber && !link) return null;
  return (
    <span className={`wrap-anywhere ${className}`}>
      {courier}
      {courier && (trackingNumber || link) && ", "}
      {link ? (
        <a href={link} rel="noopener noreferrer" target="_blank" className="link">
          {trackingNumber ? <span className="sr-only">Track </span> : "Track shipment"}
          {trackingNumber}
          <span className="sr-only"> (opens in a new window)</span>
        </a>
      ) : (
        trackingNumber
      )}
    </span>
  );
}
