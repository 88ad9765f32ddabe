import { TrackingText } from "@/components/orders/tracking-text";
import type { AdminOrder } from "@/lib/orders/contracts";
import { shipRefusal } from "@/lib/orders/rules";
import { ShipOrder } from "./ship-order";

/** The last parcel of an order, for an admin who does not ship. */
export function ShipmentText({ order }: { order: AdminOrder }) {
  if (order.status !== "pending")
    return (
      <span className="grid text-tiny">
        {order.courier || order.trackingNumber || order.trackingUrl ? (
          <TrackingText shipment={order} />
        ) : (
          <span>No courier</span>
        )}
        {order.sentBy && <span className="text-muted">Shipped by {order.sentBy}</span>}
      </span>
    );
  return <span className="text-muted">{order.paymentStatus === "paid" ? "Not shipped" : "None"}</span>;
}

/** The last parcel of an order, or the button to ship it. */
export function ShipmentCell({ order }: { order: AdminOrder }) {
  if (order.status !== "pending") return <ShipmentText order={order} />;
  const obstacle = shipRefusal(order);
  if (obstacle)
    return order.paymentStatus === "paid" ? (
      <span className="text-tiny text-warn">{obstacle}</span>
    ) : (
      <span className="text-muted">None</span>
    );
  return <ShipOrder order={order} />;
}
