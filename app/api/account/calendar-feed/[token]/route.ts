import { methods, route } from "@/lib/http/route";
import { readCalendarFeed } from "@/lib/events/calendar-feed";
import { calendarParams } from "@/lib/events/ticket-contracts";
import { calendarFeedResponse } from "@/lib/http/calendar-response";

/** GET /account/calendar-feed/{token}: the seats of a person as an iCalendar feed. The URL is the right to read it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "text/calendar" },
    limit: "read",
    params: calendarParams,
    plainText: true,
    run: async ({ params }) => calendarFeedResponse("The Living Archive", await readCalendarFeed(params.token)),
  }),
});
