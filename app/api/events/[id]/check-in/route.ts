import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { listCheckInAttendees, requireAdminEvent } from "@/lib/events/admin-queries";
import { checkInGuest } from "@/lib/events/check-in-guest";
import { checkInBody, checkInListReply, checkInReply, eventParams, undoCheckInQuery } from "@/lib/events/contracts";
import { undoCheckIn } from "@/lib/events/undo-check-in";

/**
 * GET /events/{id}/check-in: everyone with a seat. POST /events/{id}/check-in: checks a guest in, once. DELETE
 * /events/{id}/check-in: undoes a check-in.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "events",
    limit: "read",
    params: eventParams,
    reply: checkInListReply,
    run: async ({ params }) => {
      await requireAdminEvent(params.id);
      return listCheckInAttendees(params.id);
    },
  }),
  POST: route({
    access: "admin",
    permission: "events",
    errors: ["conflict"],
    limit: "read",
    params: eventParams,
    body: checkInBody,
    reply: checkInReply,
    run: ({ actor, params, body, key }) => checkInGuest({ actor, eventId: params.id, key, ...body }),
  }),
  DELETE: route({
    access: "admin",
    permission: "events",
    limit: "write",
    params: eventParams,
    query: undoCheckInQuery,
    reply: emptyReply,
    run: async ({ actor, params, query }) => {
      await undoCheckIn({ actor, eventId: params.id, guest: query.guest });
      return {};
    },
  }),
});
