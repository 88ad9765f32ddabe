import { methods, route } from "@/lib/http/route";
import { adminEventReply, attendeeParams } from "@/lib/events/contracts";
import { removeWalkIn } from "@/lib/events/remove-walk-in";

/** DELETE /events/{id}/attendees/{rsvp}: takes back the seat that an admin gave to somebody without an account. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: route({
    access: "admin",
    permission: "events",
    errors: ["conflict"],
    limit: "write",
    params: attendeeParams,
    reply: adminEventReply,
    run: async ({ actor, params: { id, rsvp } }) => ({ event: await removeWalkIn({ actor, eventId: id, rsvp }) }),
  }),
});
