import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { findBuyer, readGuestCart } from "@/lib/http/guest-cart-route";
import { addToCart } from "@/lib/orders/add-to-cart";
import { addToCartBody, cartReply } from "@/lib/orders/contracts";
import { cartFormErrorRedirect } from "@/lib/orders/form-redirects";

/** POST /guest/cart/add: adds units of a product to the cart of a visitor; of the account for a signed-in user. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    errors: ["ended", "not_found", "not_open", "number_taken", "out_of_stock", "over_limit"],
    limit: "cart",
    body: addToCartBody,
    reply: cartReply,
    messages: { invalid: "Failed to add item", failed: "Failed to add item" },
    form: { done: () => paths.cart, refused: cartFormErrorRedirect },
    run: async (call) => {
      const buyer = await findBuyer(call, true);
      if (buyer) await addToCart({ actor: buyer, item: call.body });
      return readGuestCart(call, buyer);
    },
  }),
});
