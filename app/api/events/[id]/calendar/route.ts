import { eventCalendar } from "@/lib/community/event-calendar";
import { eventParams } from "@/lib/community/event-contracts";
import { methods, route } from "@/lib/http/route";
import { answerCalendar } from "@/lib/platform/calendar-file";

/** GET /events/{id}/calendar: the event as a file for a calendar. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    limit: "read",
    params: eventParams,
    plain: true,
    run: async ({ params }) => answerCalendar(params.id, await eventCalendar(params.id)),
  }),
});
