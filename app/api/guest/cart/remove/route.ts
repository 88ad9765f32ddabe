import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { findBuyer, readGuestCart } from "@/lib/http/guest-cart-route";
import { cartReply, removeFromCartBody } from "@/lib/orders/contracts";
import { cartFormErrorRedirect } from "@/lib/orders/form-redirects";
import { removeCartLine } from "@/lib/orders/remove-cart-line";

/** POST /guest/cart/remove: removes a line from the caller's cart. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    errors: ["not_found"],
    limit: "cart",
    body: removeFromCartBody,
    reply: cartReply,
    messages: { invalid: "Failed to remove item", failed: "Failed to remove item" },
    form: { done: () => paths.cart, refused: cartFormErrorRedirect },
    run: async (call) => {
      const actor = (await findBuyer(call)) ?? throwAppError("not_found", "Failed to remove item");
      await removeCartLine({ actor, ...call.body });
      return readGuestCart(call, actor);
    },
  }),
});
