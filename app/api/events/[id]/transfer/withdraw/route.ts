import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { eventParams } from "@/lib/events/contracts";
import { withdrawTicket } from "@/lib/events/pass-on-ticket";
import { seatOfCaller } from "@/lib/events/ticket-contracts";
import { passOnFormRedirects } from "@/lib/http/rsvp-form-redirects";

/** POST /events/{id}/transfer/withdraw: takes a ticket back before it is accepted, like DELETE of the transfer, from a form without script. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: eventParams,
    body: seatOfCaller,
    reply: emptyReply,
    form: passOnFormRedirects,
    run: async ({ actor, params, body }) => {
      await withdrawTicket({ actor, id: params.id, seat: body.seat });
      return {};
    },
  }),
});
