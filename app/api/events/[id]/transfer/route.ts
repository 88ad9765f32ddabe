import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { eventParams } from "@/lib/events/contracts";
import { passOnTicket, withdrawTicket } from "@/lib/events/pass-on-ticket";
import { passOnBody, seatOfCaller } from "@/lib/events/ticket-contracts";
import { passOnFormRedirects } from "@/lib/http/rsvp-form-redirects";

/**
 * POST /events/{id}/transfer: sends the caller's ticket, or that of a companion, to a person by email; accepts a form without script too. DELETE /events/{id}/transfer: withdraws it before it is
 * accepted.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: eventParams,
    body: passOnBody,
    reply: emptyReply,
    form: passOnFormRedirects,
    run: async ({ actor, params, body }) => {
      await passOnTicket({ actor, id: params.id, ...body });
      return {};
    },
  }),
  DELETE: route({
    access: "session",
    limit: "write",
    params: eventParams,
    query: seatOfCaller,
    reply: emptyReply,
    run: async ({ actor, params, query }) => {
      await withdrawTicket({ actor, id: params.id, seat: query.seat });
      return {};
    },
  }),
});
