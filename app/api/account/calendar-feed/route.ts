import { methods, route } from "@/lib/http/route";
import { renewCalendarFeed } from "@/lib/events/calendar-feed";
import { calendarFeedReply } from "@/lib/events/ticket-contracts";

/** POST /account/calendar-feed: a URL for the calendar of the caller's seats; the one before stops working. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    reply: calendarFeedReply,
    run: async ({ actor }) => ({ url: await renewCalendarFeed(actor) }),
  }),
});
