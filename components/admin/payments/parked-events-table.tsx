import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { ParkedEvent } from "@/lib/payments/contracts";
import { RetryEvent } from "./retry-event";

/** The events of Paystack that could not be handled, each with its last error and a button to retry. */
export function ParkedEventsTable({ events }: { events: readonly ParkedEvent[] }) {
  return (
    <DataTable
      caption="Payment events that could not be processed"
      columns={["Time", "Event", "Error", "Action"]}
      rows={events.map(({ _id, event, reference, attempts, lastError, at }) => ({
        key: _id,
        cells: [
          <time key="when" dateTime={at} className="grid">
            {formatLagosShortDate(at)}
            <span className="text-muted text-tiny">{formatLagosTime(at)}</span>
          </time>,
          <span key="event" className="grid">
            <b className="font-semibold">{event}</b>
            <span className="text-muted text-tiny">{reference}</span>
          </span>,
          `${attempts === 1 ? "1 attempt" : `${attempts} attempts`}: ${lastError}`,
          <RetryEvent key="retry" id={_id} />,
        ],
      }))}
    />
  );
}
