import { eventParams, rsvpStatusReply } from "@/lib/events/contracts";
import { rsvpToEvent } from "@/lib/events/rsvp-to-event";
import { methods, route } from "@/lib/http/route";
import { rsvpFormRedirects } from "@/lib/http/rsvp-form-redirects";

/** POST /events/{id}/rsvp: reserves a seat for the caller, or the last place on the waitlist. Idempotent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "not_open", "not_running"],
    limit: "write",
    params: eventParams,
    reply: rsvpStatusReply,
    form: rsvpFormRedirects,
    run: async ({ actor, params }) => ({ seat: await rsvpToEvent({ actor, id: params.id }) }),
  }),
});
