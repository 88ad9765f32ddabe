import { Card } from "@/components/admin/ui/card";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { OrderTimelineEvent } from "@/lib/orders/admin-contracts";
import { ResendEmail } from "./resend-email";

/** The events of an order, oldest first. */
export function AdminOrderTimeline({ order, entries }: { order: string; entries: readonly OrderTimelineEvent[] }) {
  return (
    <Card title="Timeline">
      <ol className="grid text-small">
        {entries.map(({ at, what, who, state, email }) => (
          <li
            key={email ?? `${at}${what}`}
            className="relative grid gap-x-gutter gap-y-0.5 border-line border-s-2 pb-5 ps-5 before:absolute before:-start-[0.3125rem] before:top-1.5 before:size-2 before:rounded-full before:bg-line-strong last:border-transparent last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className={`font-medium wrap-anywhere ${state === "failed" ? "text-danger" : ""}`}>
              {what}
              {state === "failed" && what.startsWith("Email") && " (failed)"}
              {state === "waiting" && " (pending)"}
            </span>
            <span className="text-muted text-tiny sm:pt-0.5 sm:text-end">
              <time dateTime={at}>
                {formatLagosShortDate(at)}, {formatLagosTime(at)}
              </time>
              {who && `, ${who}`}
            </span>
            {email && <ResendEmail order={order} email={email} subject={what} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}
