import { methods, route } from "@/lib/http/route";
import { findBuyer, readGuestCart } from "@/lib/http/guest-cart-route";
import { cartReply } from "@/lib/orders/contracts";

/** GET /guest/cart: the cart of a visitor, who is known by a signed cookie; of the account for a signed-in user. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    reply: cartReply,
    messages: { failed: "Failed to fetch cart" },
    run: async (call) => readGuestCart(call, await findBuyer(call)),
  }),
});
