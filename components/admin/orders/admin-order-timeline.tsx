import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { OrderTimelineEvent } from "@/lib/orders/admin-contracts";

/** The events of an order, oldest first. */
export function AdminOrderTimeline({ entries }: { entries: readonly OrderTimelineEvent[] }) {
  return (
    <section aria-labelledby="moments" className="grid gap-4">
      <h2 id="moments" className="text-subheading">
        Timeline
      </h2>
      <ol className="grid">
        {entries.map(({ at, what, who, state }) => (
          <li key={`${at}${what}`} className="grid gap-0.5 border-line border-s-2 pb-4 ps-4 last:pb-0">
            <span className={`font-medium wrap-anywhere ${state === "failed" ? "text-danger" : ""}`}>
              {what}
              {state === "failed" && what.startsWith("Mail") && " (failed)"}
              {state === "waiting" && " (pending)"}
            </span>
            <span className="text-muted text-tiny">
              <time dateTime={at}>
                {formatLagosShortDate(at)}, {formatLagosTime(at)}
              </time>
              {who && `, ${who}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
