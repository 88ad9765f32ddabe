import { eventParams, standingReply } from "@/lib/community/event-contracts";
import { joinEvent } from "@/lib/community/join-event";
import { methods, route } from "@/lib/http/route";
import { ticketForm } from "@/lib/http/ticket-form";

/** POST /events/{id}/seat: keeps a seat for the caller, or the last place in the line; asked again it is the same one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: eventParams,
    reply: standingReply,
    form: ticketForm,
    run: async ({ actor, params }) => ({ seat: await joinEvent({ actor, id: params.id }) }),
  }),
});
