import { methods, route } from "@/lib/http/route";
import { adminEventReply, duplicateEventBody, eventParams } from "@/lib/events/contracts";
import { duplicateEvent } from "@/lib/events/duplicate-event";

/** POST /events/{id}/duplicate: an event like this one at new times, without its guests. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "events",
    limit: "write",
    params: eventParams,
    body: duplicateEventBody,
    reply: adminEventReply,
    status: 201,
    run: async ({ actor, params, body }) => ({ event: await duplicateEvent({ actor, id: params.id, ...body }) }),
  }),
});
