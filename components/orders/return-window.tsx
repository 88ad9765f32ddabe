import { formatLagosDate } from "@/components/ui/lagos-time";
import type { Order } from "@/lib/orders/contracts";
import { returnWindowEnd } from "@/lib/orders/return-rules";

/** Until when a delivered order can be returned, or since when it cannot; nothing for another order. */
export function ReturnWindow({ order, now }: { order: Order; now: Date }) {
  const end = returnWindowEnd(order);
  if (!end) return null;
  const date = <time dateTime={end.toISOString()}>{formatLagosDate(end)}</time>;
  return end > now ? (
    <p className="text-muted text-small">You can request a return until {date}.</p>
  ) : (
    <p className="text-muted text-small">
      Returns for this order closed on {date}. If something is wrong with an item, contact support.
    </p>
  );
}
