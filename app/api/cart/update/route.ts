import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { getCart } from "@/lib/orders/cart-queries";
import { cartReply, updateCartBody } from "@/lib/orders/contracts";
import { cartFormErrorRedirect } from "@/lib/orders/form-redirects";
import { updateCartLine } from "@/lib/orders/update-cart-line";

/** POST /cart/update: changes the quantity of a line, at least one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["ended", "not_found", "not_open", "out_of_stock", "over_limit"],
    limit: "cart",
    body: updateCartBody,
    reply: cartReply,
    messages: { invalid: "Failed to update item", failed: "Failed to update item" },
    form: { done: () => paths.cart, refused: cartFormErrorRedirect },
    run: async ({ actor, body }) => {
      await updateCartLine({ actor, ...body });
      return { cart: await getCart(actor) };
    },
  }),
});
