import { methods, route } from "@/lib/http/route";
import { checkout } from "@/lib/orders/checkout";
import { checkoutBody, checkoutReply } from "@/lib/orders/contracts";
import { checkoutFormErrorRedirect, checkoutFormRedirect } from "@/lib/orders/form-redirects";
import { bindPlaces } from "@/lib/waiting-room/bind-places";
import { readPlaces } from "@/lib/waiting-room/place-cookie";

/** POST /checkout: orders the cart or one product and returns the payment URL. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: [
      "code_refused",
      "empty_cart",
      "ended",
      "in_progress",
      "not_delivered",
      "not_found",
      "not_open",
      "number_taken",
      "out_of_stock",
      "over_limit",
      "provider_failed",
      "waiting_room",
    ],
    limit: "checkout",
    body: checkoutBody,
    reply: checkoutReply,
    form: { done: checkoutFormRedirect, refused: checkoutFormErrorRedirect },
    messages: { unauthenticated: "You must log in to checkout" },
    run: async ({ actor, body, request }) => {
      await bindPlaces({ places: readPlaces(request.cookies), buyerId: actor._id });
      return checkout({ actor, body });
    },
  }),
});
