import { methods, route } from "@/lib/http/route";
import { cancelEvent } from "@/lib/events/cancel-event";
import { cancelEventBody, cancelEventReply, eventParams } from "@/lib/events/contracts";

/** POST /events/{id}/cancel: cancels an event for good and emails everyone with an RSVP once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "events",
    errors: ["conflict"],
    limit: "write",
    params: eventParams,
    body: cancelEventBody,
    reply: cancelEventReply,
    run: ({ actor, params, body }) => cancelEvent({ actor, id: params.id, reason: body.reason }),
  }),
});
