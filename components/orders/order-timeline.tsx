import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { Order } from "@/lib/orders/contracts";
import { deliveryEstimate } from "@/lib/orders/delivery-rules";
import { isSplit } from "@/lib/orders/parcels/rules";
import { orderTimeline } from "@/lib/orders/rules";
import { ParcelList } from "./parcel-list";
import { TrackingText } from "./tracking-text";

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "Africa/Lagos" });

function DeliveryEstimate({ from, to, isOver }: { from: Date; to: Date; isOver: boolean }) {
  return isOver
    ? "Later than estimated. Please write to us and we will ask the courier."
    : `Estimated: ${dayFormat.formatRange(from, to)}`;
}

/** The steps of an order, done and still to come, with an estimate of the delivery at this time. */
export function OrderTimeline({ order, now }: { order: Order; now: Date }) {
  const steps = orderTimeline(order);
  const estimate = deliveryEstimate(order, now);
  return (
    <ol className="grid">
      {steps.map(({ key, label, at }, index) => (
        <li
          key={key}
          className={`relative grid grid-cols-[1.25rem_1fr] gap-x-4 pb-6 last:pb-0 ${at ? "" : "text-muted"}`}
        >
          <span
            aria-hidden
            className={`mt-1.5 size-3 rounded-full ${at ? "bg-current" : "shadow-[inset_0_0_0_2px_currentColor]"}`}
          />
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={`absolute start-[0.3125rem] top-5.5 bottom-0 w-0.5 ${steps[index + 1]?.at ? "bg-ink" : "bg-line"}`}
            />
          )}
          <span className="grid">
            <b>{label}</b>
            <span className="text-muted text-small">
              {at ? (
                <time dateTime={at}>
                  {formatLagosDate(at)}, {formatLagosTime(at)}
                </time>
              ) : key === "delivered" && estimate ? (
                <DeliveryEstimate {...estimate} />
              ) : (
                "Not yet"
              )}
            </span>
            {key === "shipped" &&
              (isSplit(order) ? (
                <ParcelList order={order} />
              ) : (
                at && <TrackingText shipment={order} className="text-small" />
              ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
