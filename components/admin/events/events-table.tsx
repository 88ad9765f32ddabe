"use client";

import Link from "next/link";
import { useState } from "react";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmActionDialog } from "@/components/admin/ui/confirm-action";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { EventDetail } from "@/lib/events/contracts";
import { isPaidEvent } from "@/lib/events/rules";
import { CancelEventDialog } from "./cancel-event";

const isUpcoming = ({ cancelled, date, endDate }: EventDetail, now: string) => !cancelled && (endDate ?? date) > now;

/** All events, latest first. `now` is database time. */
export function EventsTable({ events, now }: { events: readonly EventDetail[]; now: string }) {
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
              <span className="grid justify-items-start gap-1">
                <Link href={adminPaths.editEvent(event._id)} prefetch={false} className="link font-semibold">
                  {event.title}
                </Link>
                <span className="text-muted text-tiny">{event.place}</span>
                {event.cancelled && <StatusBadge tone="danger">Cancelled</StatusBadge>}
                {event.isHidden && <StatusBadge tone="muted">Hidden</StatusBadge>}
              </span>
            ),
          },
          {
            id: "when",
            label: "Date",
            cell: (event) => (
              <span className="grid justify-items-start gap-1">
                <time dateTime={event.date}>
                  {formatLagosShortDate(event.date)}, {formatLagosTime(event.date)}
                </time>
                {!event.cancelled && !isUpcoming(event, now) && <span className="text-muted text-tiny">Over</span>}
              </span>
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
            id: "actions",
            label: "Check-in",
            required: true,
            cell: (event) => (
              <ButtonLink href={paths.checkIn(event._id)} variant="secondary" size="small">
                Check-in<span className="sr-only"> of {event.title}</span>
              </ButtonLink>
            ),
          },
        ]}
        menu={{
          label: ({ title }) => `More for ${title}`,
          items: (event) => [
            { label: "Edit", href: adminPaths.editEvent(event._id) },
            ...(isUpcoming(event, now)
              ? [{ label: "Cancel event", danger: true, onSelect: () => ask("cancel", event) }]
              : []),
            { label: "Delete", danger: true, onSelect: () => ask("delete", event) },
          ],
        }}
        empty={<EmptyState title="No events here">Create one with “New event”.</EmptyState>}
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
              consequence: isUpcoming(asked.event, now)
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
