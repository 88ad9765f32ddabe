import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { Order } from "@/lib/orders/contracts";
import { orderTimeline } from "@/lib/orders/rules";

/** The steps of an order, done and still to come. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = orderTimeline(order);
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
              ) : (
                "Not yet"
              )}
            </span>
            {key === "shipped" && at && order.courier && (
              <span className="text-small">
                {order.courier}
                {order.trackingNumber && `, ${order.trackingNumber}`}
              </span>
            )}
            {key === "shipped" && at && order.trackingUrl && (
              <a
                href={order.trackingUrl}
                rel="noreferrer"
                target="_blank"
                className="link justify-self-start text-small"
              >
                Track shipment<span className="sr-only"> (opens in a new window)</span>
              </a>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
