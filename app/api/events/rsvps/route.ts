import { rsvpStatusesReply } from "@/lib/events/contracts";
import { listRsvpStatuses } from "@/lib/events/queries";
import { methods, route } from "@/lib/http/route";

/** GET /events/rsvps: the caller's RSVP to each upcoming event, and when booking opens for them. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: rsvpStatusesReply,
    run: async ({ actor }) => ({ seats: await listRsvpStatuses(actor) }),
  }),
});
