"use client";

import { Alert } from "@/components/ui/alert";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { polling, useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { Service, ServiceStatus } from "@/lib/workflows/contracts";

const words: Record<Service, { name: string; covers: string; delayed: string }> = {
  payments: {
    name: "Payments",
    covers: "Cards, transfers and renewals",
    delayed: "A payment may take longer to show. Please do not pay twice.",
  },
  emails: {
    name: "Emails",
    covers: "Log-in links, receipts and newsletters",
    delayed: "Emails arrive later than usual. They are not lost.",
  },
  orders: {
    name: "Orders and drops",
    covers: "Openings, held items and draws",
    delayed: "Drops may open late, and items that nobody paid for may be freed late.",
  },
  auctions: {
    name: "Auctions",
    covers: "Openings and endings of sales",
    delayed: "Bids count as always. A sale may show its result late.",
  },
};

const refreshEveryMinute = polling<{ services: ServiceStatus["services"] }>(() => 60_000);

/** The services with their state, read again every minute. `initial` is what the page was rendered with. */
export function ServiceList({ initial }: { initial: ServiceStatus }) {
  const { data, error } = useApi(apiPaths.serviceStatus, { ...refreshEveryMinute, fallbackData: initial });
  const { at, services } = data ?? initial;
  const delayed = services.filter(({ isDelayed }) => isDelayed).length;
  return (
    <div className="grid gap-6">
      {error ? (
        <Alert tone="error">
          Your browser cannot reach us now. Check your connection; if it works elsewhere, we are down.
        </Alert>
      ) : (
        <p aria-live="polite" className="font-bold text-heading">
          {delayed === 0
            ? "Everything works."
            : delayed === 1
              ? "One service is delayed."
              : `${delayed} services are delayed.`}
        </p>
      )}
      <ul className="border-line border-t">
        {services.map(({ service, isDelayed, since }) => (
          <li key={service} className="grid gap-1 border-line border-b py-4 sm:grid-cols-[1fr_auto] sm:items-baseline">
            <h2 className="font-bold text-subheading">{words[service].name}</h2>
            <StatusBadge
              shape={isDelayed ? "half" : "dot"}
              tone={isDelayed ? "warn" : "success"}
              className="text-small"
            >
              {isDelayed ? "Delayed" : "Works"}
            </StatusBadge>
            <p className="reading text-muted sm:col-span-full">
              {isDelayed && since
                ? `Since ${formatLagosTime(since)} on ${formatLagosDate(since)}. ${words[service].delayed}`
                : words[service].covers}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-muted text-small">
        Checked at <time dateTime={at}>{`${formatLagosTime(at)} on ${formatLagosDate(at)}`}</time>, Lagos time. This
        page checks again every minute.
      </p>
    </div>
  );
}
