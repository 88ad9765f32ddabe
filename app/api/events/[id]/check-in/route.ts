import { checkInGuest } from "@/lib/community/check-in-guest";
import {
  checkInBody,
  checkInReply,
  doorReply,
  eventParams,
  goneReply,
  uncheckQuery,
} from "@/lib/community/event-contracts";
import { requireDeskEvent } from "@/lib/community/event-queries";
import { listGuestsAtDoor } from "@/lib/community/guest-queries";
import { undoCheckIn } from "@/lib/community/undo-check-in";
import { methods, route } from "@/lib/http/route";

/** GET /events/{id}/check-in: everybody with a seat, for the door. POST: lets one in, once. DELETE: takes a mistake back. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    params: eventParams,
    reply: doorReply,
    run: async ({ params }) => {
      await requireDeskEvent(params.id);
      return listGuestsAtDoor(params.id);
    },
  }),
  POST: route({
    access: "admin",
    limit: "read",
    params: eventParams,
    body: checkInBody,
    reply: checkInReply,
    run: ({ actor, params, body, key }) => checkInGuest({ actor, eventId: params.id, code: body.code, key }),
  }),
  DELETE: route({
    access: "admin",
    limit: "write",
    params: eventParams,
    query: uncheckQuery,
    reply: goneReply,
    run: async ({ actor, params, query }) => {
      await undoCheckIn({ actor, eventId: params.id, guest: query.guest });
      return {};
    },
  }),
});
