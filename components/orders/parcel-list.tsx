import { formatLagosDate } from "@/components/ui/lagos-time";
import type { Order } from "@/lib/orders/contracts";
import { listParcelItems } from "@/lib/orders/parcels/rules";
import { TrackingText } from "./tracking-text";

type ParcelListProps = {
  order: Pick<Order, "parcels"> & { items: readonly Pick<Order["items"][number], "_id" | "product" | "variation">[] };
};

/** The parcels of an order with their contents and tracking numbers, for one that goes out in several. */
export function ParcelList({ order }: ParcelListProps) {
  return (
    <ol className="grid gap-3 pt-2 text-ink text-small">
      {order.parcels.map((parcel) => (
        <li key={parcel.number} className="grid gap-0.5 border-line border-s-2 ps-3">
          <span>
            <b className="font-semibold">Parcel {parcel.number}</b>,{" "}
            <time dateTime={parcel.shippedAt}>{formatLagosDate(parcel.shippedAt)}</time>
          </span>
          {listParcelItems(order, parcel).map(({ item, quantity }) => (
            <span key={item._id} className="wrap-anywhere">
              {quantity} × {[item.product.name, item.variation].filter(Boolean).join(", ")}
            </span>
          ))}
          <TrackingText shipment={parcel} />
        </li>
      ))}
    </ol>
  );
}
