import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { eventParams } from "@/lib/events/contracts";
import { guestSeatBody } from "@/lib/events/guest-seat-contracts";
import { reserveAsGuest } from "@/lib/events/reserve-as-guest";
import { guestSeatFormRedirects } from "@/lib/http/guest-ticket-redirects";

/**
 * POST /guest/events/{id}/seat: holds a free seat for an hour for a visitor without an account, and emails the link that confirms it. The reply is
 * the same for every address.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["conflict", "not_found", "not_running"],
    limit: "guest-seat",
    params: eventParams,
    body: guestSeatBody,
    reply: messageReply,
    messages: { failed: "The seat could not be reserved. Please try again." },
    form: guestSeatFormRedirects,
    run: async ({ params, body, ip }) => {
      await reserveAsGuest({ id: params.id, body, ip });
      return { message: "Check your inbox: the link in our email confirms your seat. It works for an hour." };
    },
  }),
});
