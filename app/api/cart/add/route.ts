import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";
import { addToCart } from "@/lib/shop/add-to-cart";
import { afterRefusedCartForm } from "@/lib/shop/cart-form";
import { addToCartBody, cartReply } from "@/lib/shop/contracts";
import { getCart } from "@/lib/shop/queries";

/** POST /cart/add: puts a piece into the cart, or more of it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "cart",
    body: addToCartBody,
    reply: cartReply,
    sentences: { invalid: "Failed to add item", failed: "Failed to add item" },
    form: { done: () => paths.cart, refused: afterRefusedCartForm },
    run: async ({ actor, body }) => {
      await addToCart({ actor, piece: body });
      return { cart: await getCart(actor) };
    },
  }),
});
