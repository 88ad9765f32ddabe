import { cancelRsvp } from "@/lib/events/cancel-rsvp";
import { eventParams, rsvpStatusReply } from "@/lib/events/contracts";
import { methods, route } from "@/lib/http/route";
import { rsvpFormRedirects } from "@/lib/http/rsvp-form-redirects";

/** POST /events/{id}/cancel-rsvp: cancels the caller's RSVP; the first on the waitlist gets the seat. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: eventParams,
    reply: rsvpStatusReply,
    form: rsvpFormRedirects,
    run: async ({ actor, params }) => ({ seat: await cancelRsvp({ actor, id: params.id }) }),
  }),
});
