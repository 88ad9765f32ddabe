import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { getCart } from "@/lib/orders/cart-queries";
import { cartReply, removeFromCartBody } from "@/lib/orders/contracts";
import { cartFormErrorRedirect } from "@/lib/orders/form-redirects";
import { removeCartLine } from "@/lib/orders/remove-cart-line";

/** POST /cart/remove: removes a line from the cart. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found"],
    limit: "cart",
    body: removeFromCartBody,
    reply: cartReply,
    messages: { invalid: "Failed to remove item", failed: "Failed to remove item" },
    form: { done: () => paths.cart, refused: cartFormErrorRedirect },
    run: async ({ actor, body }) => {
      await removeCartLine({ actor, ...body });
      return { cart: await getCart(actor) };
    },
  }),
});
