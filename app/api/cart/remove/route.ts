import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";
import { afterRefusedCartForm } from "@/lib/shop/cart-form";
import { cartReply, removeFromCartBody } from "@/lib/shop/contracts";
import { getCart } from "@/lib/shop/queries";
import { removeCartLine } from "@/lib/shop/remove-cart-line";

/** POST /cart/remove: takes a line out of the cart. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "cart",
    body: removeFromCartBody,
    reply: cartReply,
    sentences: { invalid: "Failed to remove item", failed: "Failed to remove item" },
    form: { done: () => paths.cart, refused: afterRefusedCartForm },
    run: async ({ actor, body }) => {
      await removeCartLine({ actor, ...body });
      return { cart: await getCart(actor) };
    },
  }),
});
