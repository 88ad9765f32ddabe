"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
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
  return (
    <AdminTable
      caption="Events"
      hideCaption
      rows={events}
      rowKey={(event) => event._id}
      columns={[
        {
          id: "event",
          label: "Event",
          cell: (event) => (
            <span className="grid justify-items-start gap-1">
              <Link href={adminPaths.editEvent(event._id)} prefetch={false} className="link font-semibold">
                {event.title}
              </Link>
              <span className="text-muted text-tiny">{event.place}</span>
              {event.cancelled && <StatusBadge tone="danger">Cancelled</StatusBadge>}
            </span>
          ),
        },
        {
          id: "when",
          label: "Date",
          cell: (event) => (
            <time dateTime={event.date}>
              {formatLagosShortDate(event.date)}, {formatLagosTime(event.date)}
            </time>
          ),
        },
        {
          id: "seats",
          label: "Seats",
          cell: (event) => (
            <span className="grid justify-items-start gap-1">
              {event.capacity === null
                ? `${event.seatsTaken} taken, no limit`
                : `${event.seatsTaken} of ${event.capacity} taken`}
              {event.waiting > 0 && <span className="text-muted text-tiny">{event.waiting} waiting</span>}
            </span>
          ),
        },
        {
          id: "link",
          label: "Link",
          cell: (event) =>
            event.link ? (
              <a href={event.link} rel="noopener noreferrer" target="_blank" className="link">
                {new URL(event.link).host}
              </a>
            ) : (
              "None"
            ),
        },
        {
          id: "actions",
          label: "Actions",
          required: true,
          cell: (event) => (
            <span className="flex flex-wrap gap-2">
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
                    ? "It is removed from every list, and attendees get an email that it is cancelled."
                    : "It is removed from every list.",
                }}
                successText={`${event.title} is deleted`}
                failureText="Failed to delete"
              />
            </span>
          ),
        },
      ]}
      empty={<p className="font-normal font-read text-muted text-read">No events yet.</p>}
    />
  );
}
