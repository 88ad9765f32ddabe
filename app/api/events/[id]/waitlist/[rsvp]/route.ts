import { methods, route } from "@/lib/http/route";
import { adminEventReply, waitlistParams } from "@/lib/events/contracts";
import { giveSeat } from "@/lib/events/give-seat";
import { removeFromWaitlist } from "@/lib/events/remove-from-waitlist";

/**
 * POST /events/{id}/waitlist/{rsvp}: gives somebody on the waiting list a seat. DELETE /events/{id}/waitlist/{rsvp}: removes them from
 * the list.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "events",
    errors: ["conflict"],
    limit: "write",
    params: waitlistParams,
    reply: adminEventReply,
    run: async ({ actor, params: { id, rsvp } }) => ({ event: await giveSeat({ actor, eventId: id, rsvp }) }),
  }),
  DELETE: route({
    access: "admin",
    permission: "events",
    errors: ["conflict"],
    limit: "write",
    params: waitlistParams,
    reply: adminEventReply,
    run: async ({ actor, params: { id, rsvp } }) => ({ event: await removeFromWaitlist({ actor, eventId: id, rsvp }) }),
  }),
});
