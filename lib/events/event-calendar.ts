import type { CalendarEntry } from "@/lib/core/calendar-file";
import { hour } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { summarize } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import type { Event } from "@/prisma/generated/client";

/** The duration in the calendar of an event without an end. */
const DEFAULT_DURATION = 2 * hour;

/** The public calendar entry of an event, without link and venue details. A cancelled event removes itself from the calendar. */
export async function getEventCalendarEntry(id: string): Promise<CalendarEntry> {
  const event = await db.event.findFirst({ where: { id, deletedAt: null } });
  return event ? toCalendarEntry(event) : throwAppError("not_found", "Event not found");
}

/** An event as a calendar shows it. */
export function toCalendarEntry(event: Event): CalendarEntry {
  const url = new URL(paths.event(event.id), env().APP_URL).href;
  const summary = event.cancelledAt ? `Cancelled. ${event.cancelReason ?? ""}`.trim() : summarize(event.description);
  return {
    uid: `${event.id}@the-living-archive`,
    revision: event.version,
    createdAt: new Date(),
    start: event.startsAt,
    end: event.endsAt ?? new Date(event.startsAt.getTime() + DEFAULT_DURATION),
    title: event.title,
    description: [summary, url].filter(Boolean).join("\n\n"),
    location: event.isOnline ? undefined : event.place,
    url,
    isCancelled: event.cancelledAt !== null,
    alarmsBefore: ["start"],
  };
}
