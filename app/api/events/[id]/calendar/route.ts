import { methods, route } from "@/lib/http/route";
import { eventParams } from "@/lib/events/contracts";
import { getEventCalendarEntry } from "@/lib/events/event-calendar";
import { calendarResponse } from "@/lib/http/calendar-response";

/** GET /events/{id}/calendar: the event as an iCalendar file. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "text/calendar" },
    limit: "read",
    params: eventParams,
    plainText: true,
    run: async ({ params }) => calendarResponse(params.id, await getEventCalendarEntry(params.id)),
  }),
});
