import { cancelEvent } from "@/lib/community/cancel-event";
import { cancelBody, cancelReply, eventParams } from "@/lib/community/event-contracts";
import { methods, route } from "@/lib/http/route";

/** POST /events/{id}/cancel: calls an event off, for good; everybody who meant to come is told once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: eventParams,
    body: cancelBody,
    reply: cancelReply,
    run: ({ actor, params, body }) => cancelEvent({ actor, id: params.id, reason: body.reason }),
  }),
});
