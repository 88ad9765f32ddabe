import { methods, route } from "@/lib/http/route";
import { rsvpStatusesQuery, rsvpStatusesReply } from "@/lib/events/contracts";
import { listRsvpStatuses } from "@/lib/events/queries";

/**
 * GET /events/rsvps: the caller's RSVP to each upcoming event, and when booking opens for them. The page of a
 * hidden event asks with its id.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    query: rsvpStatusesQuery,
    reply: rsvpStatusesReply,
    run: async ({ actor, query }) => ({ seats: await listRsvpStatuses(actor, query.event) }),
  }),
});
