import { eventParams, standingReply } from "@/lib/community/event-contracts";
import { leaveEvent } from "@/lib/community/leave-event";
import { methods, route } from "@/lib/http/route";
import { ticketForm } from "@/lib/http/ticket-form";

/** POST /events/{id}/leave: gives the caller's seat back, or their place in the line; the first who waits has the seat then. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: eventParams,
    reply: standingReply,
    form: ticketForm,
    run: async ({ actor, params }) => ({ seat: await leaveEvent({ actor, id: params.id }) }),
  }),
});
