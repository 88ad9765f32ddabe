"use client";

import Link from "next/link";
import { useState } from "react";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmActionDialog } from "@/components/admin/ui/confirm-action";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { ButtonLink } from "@/components/ui/button";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { EventDetail } from "@/lib/events/contracts";
import { isPaidEvent } from "@/lib/events/rules";
import { CancelEventDialog } from "./cancel-event";
import { EventDate, EventDay, EventSeats, EventStatus, eventPrice, isToCome } from "./event-cells";

type EventsTableProps = { events: readonly EventDetail[] /** Database time. */; now: string; filtered: boolean };

/** The events with their day, how full they are and what a seat costs. */
export function EventsTable({ events, now, filtered }: EventsTableProps) {
  const [asked, setAsked] = useState<{ act: "cancel" | "delete"; event: EventDetail } | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const ask = (act: "cancel" | "delete", event: EventDetail) => {
    setAsked({ act, event });
    setOpen(true);
  };
  return (
    <>
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
              <span className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-3">
                <EventDay event={event} />
                <span className="grid justify-items-start gap-0.5">
                  <Link href={adminPaths.editEvent(event._id)} prefetch={false} className="link font-semibold">
                    {event.title}
                  </Link>
                  <span className="text-muted text-tiny">{event.isOnline ? "Online" : event.place}</span>
                </span>
              </span>
            ),
          },
          { id: "when", label: "Date", cell: (event) => <EventDate event={event} now={now} /> },
          { id: "status", label: "Status", cell: (event) => <EventStatus event={event} now={now} /> },
          { id: "seats", label: "Seats", cell: (event) => <EventSeats event={event} /> },
          { id: "price", label: "Price", numeric: true, cell: eventPrice },
          {
            id: "actions",
            label: "Check-in",
            required: true,
            cell: (event) =>
              isToCome(event, now) ? (
                <ButtonLink href={paths.checkIn(event._id)} variant="secondary" size="small">
                  Check-in<span className="sr-only"> of {event.title}</span>
                </ButtonLink>
              ) : (
                <span className="text-muted">—</span>
              ),
          },
        ]}
        menu={{
          label: ({ title }) => `More for ${title}`,
          items: (event) => [
            { label: "Edit", href: adminPaths.editEvent(event._id) },
            { label: "Check-in", href: paths.checkIn(event._id) },
            ...(event.isHidden ? [] : [{ label: "View on site", href: paths.event(event._id) }]),
            ...(isToCome(event, now)
              ? [{ label: "Cancel event", danger: true, onSelect: () => ask("cancel", event) }]
              : []),
            { label: "Delete", danger: true, onSelect: () => ask("delete", event) },
          ],
        }}
        empty={
          filtered ? (
            <EmptyList title="No events found">Change or clear the filters.</EmptyList>
          ) : (
            <EmptyList
              title="No upcoming events"
              action={
                <ButtonLink href={adminPaths.newEvent} size="small">
                  New event
                </ButtonLink>
              }
            >
              Talks, openings and open studios are listed here, the next one first, with their seats and a check-in for
              the entrance.
            </EmptyList>
          )
        }
      />
      {asked?.act === "cancel" && (
        <CancelEventDialog
          id={asked.event._id}
          title={asked.event.title}
          attendees={asked.event.seatsTaken + asked.event.waiting}
          isPaid={isPaidEvent(asked.event.prices)}
          key={asked.event._id}
          open={open}
          onClose={close}
        />
      )}
      {asked?.act === "delete" && (
        <ConfirmActionDialog
          action={{
            request: { method: "delete", path: apiPaths.event(asked.event._id) },
            label: "Delete",
            loadingText: "Deleting…",
            subject: asked.event.title,
            confirm: {
              question: "Are you sure you want to delete this event?",
              consequence: isToCome(asked.event, now)
                ? "It is removed from every list, attendees get an email that it is cancelled, and paid tickets are refunded."
                : "It is removed from every list.",
            },
            successText: `${asked.event.title} is deleted`,
            failureText: "Failed to delete",
          }}
          key={asked.event._id}
          open={open}
          onClose={close}
        />
      )}
    </>
  );
}
