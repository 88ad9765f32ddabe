import { methods, route } from "@/lib/http/route";
import { acceptTicket } from "@/lib/events/accept-ticket";
import { acceptTicketBody, acceptTicketReply, ticketParams } from "@/lib/events/ticket-contracts";
import { acceptFormRedirects } from "@/lib/http/rsvp-form-redirects";

/** POST /events/tickets/{token}/accept: the ticket of an emailed link becomes the caller's. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: ticketParams,
    body: acceptTicketBody,
    reply: acceptTicketReply,
    form: acceptFormRedirects,
    run: ({ actor, params, body }) => acceptTicket({ actor, token: params.token, responses: body.responses }),
  }),
});
