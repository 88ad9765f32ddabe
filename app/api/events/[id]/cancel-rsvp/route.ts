import { methods, route } from "@/lib/http/route";
import { cancelRsvp } from "@/lib/events/cancel-rsvp";
import { cancelRsvpReply, eventParams } from "@/lib/events/contracts";
import { seatOfCaller } from "@/lib/events/ticket-contracts";
import { rsvpFormRedirects } from "@/lib/http/rsvp-form-redirects";

/**
 * POST /events/{id}/cancel-rsvp: cancels the given seat of the caller, or the RSVP with all companions; the first on the waiting list is offered the seat, and a paid one is
 * refunded if the event's rule says so.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: eventParams,
    body: seatOfCaller,
    reply: cancelRsvpReply,
    form: rsvpFormRedirects,
    run: ({ actor, params, body }) => cancelRsvp({ actor, id: params.id, seat: body.seat }),
  }),
});
