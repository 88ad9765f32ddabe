import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { findBuyer, readGuestCart } from "@/lib/http/guest-cart-route";
import { cartReply, updateCartBody } from "@/lib/orders/contracts";
import { cartFormErrorRedirect } from "@/lib/orders/form-redirects";
import { updateCartLine } from "@/lib/orders/update-cart-line";

/** POST /guest/cart/update: changes the quantity of a line of the caller's cart, at least one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    errors: ["ended", "not_found", "not_open", "out_of_stock", "over_limit"],
    limit: "cart",
    body: updateCartBody,
    reply: cartReply,
    messages: { invalid: "Failed to update item", failed: "Failed to update item" },
    form: { done: () => paths.cart, refused: cartFormErrorRedirect },
    run: async (call) => {
      const actor = (await findBuyer(call)) ?? throwAppError("not_found", "Failed to update item");
      await updateCartLine({ actor, ...call.body });
      return readGuestCart(call, actor);
    },
  }),
});
