import Link from "next/link";
import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import type { EventDetail } from "@/lib/community/desk-contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { AskFirst } from "./ask-first";
import { DeskTable } from "./desk-table";

/** Every event, the last one first. */
export function EventsTable({ events }: { events: readonly EventDetail[] }) {
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
            <Link href={paths.editEvent(event._id)} prefetch={false} className="link font-semibold">
              {event.title}
            </Link>
            <span className="text-muted text-tiny">{event.place}</span>
            {event.cancelled && <Mark tone="danger">Cancelled</Mark>}
          </span>,
          <time key="when" dateTime={event.date}>
            {lagosShortDay(event.date)}, {lagosClock(event.date)}
          </time>,
          event.capacity === null ? "No limit" : `${event.seatsTaken} of ${event.capacity} taken`,
          event.link ? (
            <a key="link" href={event.link} rel="noopener noreferrer" target="_blank" className="link">
              {new URL(event.link).host}
            </a>
          ) : (
            "None"
          ),
          <AskFirst
            key="change"
            call={{ method: "delete", path: apiPaths.event(event._id) }}
            label="Delete"
            busy="Deleting…"
            what={event.title}
            ask={{ question: "Are you sure you want to delete this event?" }}
            done={`${event.title} is deleted`}
            failed="Failed to delete"
          />,
        ],
      }))}
    />
  );
}
