import { methods, route } from "@/lib/http/route";
import { guestTicketReply } from "@/lib/events/guest-seat-contracts";
import { cancelGuestSeat } from "@/lib/events/guest-ticket";
import { ticketParams } from "@/lib/events/ticket-contracts";
import { guestTicketFormRedirects } from "@/lib/http/guest-ticket-redirects";

/** POST /guest/tickets/{token}/cancel: gives the seat of the emailed link up. Idempotent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: ticketParams,
    reply: guestTicketReply,
    form: guestTicketFormRedirects,
    run: ({ params }) => cancelGuestSeat(params.token),
  }),
});
