import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { addToCart } from "@/lib/orders/add-to-cart";
import { getCart } from "@/lib/orders/cart-queries";
import { addToCartBody, cartReply } from "@/lib/orders/contracts";
import { cartFormErrorRedirect } from "@/lib/orders/form-redirects";

/** POST /cart/add: adds units of a product to the cart. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["ended", "not_found", "not_open", "number_taken", "out_of_stock", "over_limit"],
    limit: "cart",
    body: addToCartBody,
    reply: cartReply,
    messages: { invalid: "Failed to add item", failed: "Failed to add item" },
    form: { done: () => paths.cart, refused: cartFormErrorRedirect },
    run: async ({ actor, body }) => {
      await addToCart({ actor, item: body });
      return { cart: await getCart(actor) };
    },
  }),
});
