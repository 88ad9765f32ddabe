import { methods, route } from "@/lib/http/route";
import { guestTicketReply } from "@/lib/events/guest-seat-contracts";
import { claimGuestTickets } from "@/lib/events/guest-ticket";
import { ticketParams } from "@/lib/events/ticket-contracts";
import { claimTicketFormRedirects } from "@/lib/http/guest-ticket-redirects";

/** POST /guest/tickets/{token}/claim: moves the guest’s tickets into the caller’s account, if it has the same verified address. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "forbidden", "not_found"],
    limit: "write",
    params: ticketParams,
    reply: guestTicketReply,
    form: claimTicketFormRedirects,
    run: ({ actor, params }) => claimGuestTickets({ actor, token: params.token }),
  }),
});
