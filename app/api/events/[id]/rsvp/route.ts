import { methods, route } from "@/lib/http/route";
import { eventParams, rsvpReply } from "@/lib/events/contracts";
import { rsvpToEvent } from "@/lib/events/rsvp-to-event";
import { rsvpBody } from "@/lib/events/ticket-contracts";
import { rsvpFormRedirects } from "@/lib/http/rsvp-form-redirects";

/**
 * POST /events/{id}/rsvp: reserves seats for the caller and companions, all or none, takes an offered one, or the last place on the waiting
 * list. Seats that cost something are held for 30 minutes, with the page of the payment. Idempotent.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "not_open", "not_running", "provider_failed", "in_progress"],
    limit: "write",
    params: eventParams,
    body: rsvpBody,
    reply: rsvpReply,
    form: rsvpFormRedirects,
    run: ({ actor, params, body }) => rsvpToEvent({ actor, id: params.id, body }),
  }),
});
