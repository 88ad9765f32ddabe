import type { CalendarEntry } from "@/lib/platform/calendar-file";
import { hour } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { refuse } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";
import { summary } from "@/lib/platform/public-page";

/** How long an evening is kept free in a calendar when nobody said when it ends. */
const usual = 2 * hour;

/** An event for somebody's calendar: what everybody may know, so neither its link nor its door. A cancelled one takes itself off. */
export async function eventCalendar(id: string): Promise<CalendarEntry> {
  const event = await db.event.findFirst({ where: { id, deletedAt: null } });
  if (!event) return refuse("not_found", "Event not found");
  const url = new URL(`${paths.events}#${event.id}`, env().APP_URL).href;
  const said = event.cancelledAt ? `Cancelled. ${event.cancelReason ?? ""}`.trim() : summary(event.description);
  return {
    uid: `${event.id}@the-living-archive`,
    revision: event.version,
    madeAt: new Date(),
    start: event.startsAt,
    end: event.endsAt ?? new Date(event.startsAt.getTime() + usual),
    title: event.title,
    description: [said, url].filter(Boolean).join("\n\n"),
    place: event.isOnline ? undefined : event.place,
    url,
    isCancelled: event.cancelledAt !== null,
    alarmsBefore: ["start"],
  };
}
