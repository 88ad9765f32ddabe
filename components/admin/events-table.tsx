import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import type { EventDetail } from "@/lib/community/event-contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { AskFirst } from "./ask-first";
import { CancelEvent } from "./cancel-event";
import { DeskTable } from "./desk-table";

const isToCome = ({ cancelled, date, endDate }: EventDetail, now: string) => !cancelled && (endDate ?? date) > now;

/** Every event, the last one first. `now` is the database's clock. */
export function EventsTable({ events, now }: { events: readonly EventDetail[]; now: string }) {
  if (events.length === 0)
    return <p className="font-normal font-read text-muted text-read">No event has been announced yet.</p>;
  return (
    <DeskTable
      caption="Events"
      hideCaption
      columns={["Event", "When", "Seats", "Link", "Change"]}
      rows={events.map((event) => ({
        key: event._id,
        cells: [
          <span key="event" className="grid justify-items-start gap-1">
            <Link href={deskPaths.editEvent(event._id)} prefetch={false} className="link font-semibold">
              {event.title}
            </Link>
            <span className="text-muted text-tiny">{event.place}</span>
            {event.cancelled && <Mark tone="danger">Cancelled</Mark>}
          </span>,
          <time key="when" dateTime={event.date}>
            {lagosShortDay(event.date)}, {lagosClock(event.date)}
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
            <ButtonLink href={paths.checkIn(event._id)} look="secondary" size="small">
              Door<span className="sr-only"> of {event.title}</span>
            </ButtonLink>
            {isToCome(event, now) && (
              <CancelEvent id={event._id} title={event.title} guests={event.seatsTaken + event.waiting} />
            )}
            <AskFirst
              call={{ method: "delete", path: apiPaths.event(event._id) }}
              label="Delete"
              busy="Deleting…"
              what={event.title}
              ask={{
                question: "Are you sure you want to delete this event?",
                follows: isToCome(event, now)
                  ? "It leaves every list, and whoever meant to come is told that it does not take place."
                  : "It leaves every list.",
              }}
              done={`${event.title} is deleted`}
              failed="Failed to delete"
            />
          </span>,
        ],
      }))}
    />
  );
}
