import Link from "next/link";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { EventDetail } from "@/lib/events/contracts";
import { CancelEvent } from "./cancel-event";

const isUpcoming = ({ cancelled, date, endDate }: EventDetail, now: string) => !cancelled && (endDate ?? date) > now;

/** All events, latest first. `now` is database time. */
export function EventsTable({ events, now }: { events: readonly EventDetail[]; now: string }) {
  if (events.length === 0) return <p className="font-normal font-read text-muted text-read">No events yet.</p>;
  return (
    <DataTable
      caption="Events"
      hideCaption
      columns={["Event", "When", "Seats", "Link", "Actions"]}
      rows={events.map((event) => ({
        key: event._id,
        cells: [
          <span key="event" className="grid justify-items-start gap-1">
            <Link href={adminPaths.editEvent(event._id)} prefetch={false} className="link font-semibold">
              {event.title}
            </Link>
            <span className="text-muted text-tiny">{event.place}</span>
            {event.cancelled && <StatusBadge tone="danger">Cancelled</StatusBadge>}
          </span>,
          <time key="when" dateTime={event.date}>
            {formatLagosShortDate(event.date)}, {formatLagosTime(event.date)}
          </time>,
          <span key="seats" className="grid justify-items-start gap-1">
            {event.capacity === null
              ? `${event.seatsTaken} taken, no limit`
              : `${event.seatsTaken} of ${event.capacity} taken`}
            {event.waiting > 0 && <span className="text-muted text-tiny">{event.waiting} waiting</span>}
          </span>,
          event.link ? (
            <a key="link" href={event.link} rel="noopener noreferrer" target="_blank" className="link">
              {new URL(event.link).host}
            </a>
          ) : (
            "None"
          ),
          <span key="change" className="flex flex-wrap gap-2">
            <ButtonLink href={paths.checkIn(event._id)} variant="secondary" size="small">
              Check-in<span className="sr-only"> of {event.title}</span>
            </ButtonLink>
            {isUpcoming(event, now) && (
              <CancelEvent id={event._id} title={event.title} attendees={event.seatsTaken + event.waiting} />
            )}
            <ConfirmAction
              request={{ method: "delete", path: apiPaths.event(event._id) }}
              label="Delete"
              loadingText="Deleting…"
              subject={event.title}
              confirm={{
                question: "Are you sure you want to delete this event?",
                consequence: isUpcoming(event, now)
                  ? "It is removed from every list, and attendees get an email that it does not take place."
                  : "It is removed from every list.",
              }}
              successText={`${event.title} is deleted`}
              failureText="Failed to delete"
            />
          </span>,
        ],
      }))}
    />
  );
}
