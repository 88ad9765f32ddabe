import { methods, route } from "@/lib/http/route";
import { findBuyer } from "@/lib/http/guest-cart-route";
import { countCartItems } from "@/lib/orders/cart-queries";
import { checkout } from "@/lib/orders/checkout";
import { checkoutReply } from "@/lib/orders/contracts";
import { checkoutFormErrorRedirect, checkoutFormRedirect } from "@/lib/orders/form-redirects";
import { checkoutAsGuest } from "@/lib/orders/guest/checkout-as-guest";
import { setGuestCookies } from "@/lib/orders/guest/guest-cookie";
import { guestCheckoutBody } from "@/lib/orders/guest-contracts";
import { bindPlaces } from "@/lib/waiting-room/bind-places";
import { readPlaces } from "@/lib/waiting-room/place-cookie";

/** POST /guest/checkout: orders the visitor's cart or one product and returns the payment URL; for a signed-in user the account's. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    errors: [
      "code_refused",
      "conflict",
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
    body: guestCheckoutBody,
    reply: checkoutReply,
    form: { done: checkoutFormRedirect, refused: checkoutFormErrorRedirect },
    run: async (call) => {
      const places = readPlaces(call.request.cookies);
      if (call.actor) {
        await bindPlaces({ places, buyerId: call.actor._id });
        return checkout({ actor: call.actor, body: call.body });
      }
      const known = await findBuyer(call, places.length > 0);
      if (known) await bindPlaces({ places, buyerId: known._id });
      const { guestId, payment } = await checkoutAsGuest({ guestId: known?._id ?? null, body: call.body });
      setGuestCookies(call.headers, guestId, await countCartItems(guestId));
      return payment;
    },
  }),
});
