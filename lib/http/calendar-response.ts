import { attachmentHeader } from "@/lib/core/attachment-header";
import { type CalendarEntry, writeCalendar } from "@/lib/core/calendar-file";

/** An iCalendar download; `name` is the file name without extension. */
export function calendarResponse(name: string, entry: CalendarEntry): Response {
  return new Response(writeCalendar([entry]), {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": attachmentHeader(`${name}.ics`),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}

/** A feed that a calendar program subscribes to. */
export function calendarFeedResponse(name: string, entries: readonly CalendarEntry[]): Response {
  return new Response(writeCalendar(entries, name), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      // The URL is a secret.
      "x-robots-tag": "noindex, nofollow",
    },
  });
}
