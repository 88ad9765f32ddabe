import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { OrderTimelineEvent } from "@/lib/orders/admin-contracts";
import { ResendEmail } from "./resend-email";

/** The events of an order, oldest first. */
export function AdminOrderTimeline({ order, entries }: { order: string; entries: readonly OrderTimelineEvent[] }) {
  return (
    <section aria-labelledby="moments" className="grid gap-4">
      <h2 id="moments" className="text-subheading">
        Timeline
      </h2>
      <ol className="grid">
        {entries.map(({ at, what, who, state, email }) => (
          <li key={email ?? `${at}${what}`} className="grid gap-0.5 border-line border-s-2 pb-4 ps-4 last:pb-0">
            <span className={`font-medium wrap-anywhere ${state === "failed" ? "text-danger" : ""}`}>
              {what}
              {state === "failed" && what.startsWith("Email") && " (failed)"}
              {state === "waiting" && " (pending)"}
            </span>
            <span className="text-muted text-tiny">
              <time dateTime={at}>
                {formatLagosShortDate(at)}, {formatLagosTime(at)}
              </time>
              {who && `, ${who}`}
            </span>
            {email && <ResendEmail order={order} email={email} subject={what} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
