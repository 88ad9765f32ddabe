import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";
import { afterRefusedCartForm } from "@/lib/shop/cart-form";
import { cartReply, updateCartBody } from "@/lib/shop/contracts";
import { getCart } from "@/lib/shop/queries";
import { updateCartLine } from "@/lib/shop/update-cart-line";

/** POST /cart/update: changes how many of a line; one at least. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "cart",
    body: updateCartBody,
    reply: cartReply,
    sentences: { invalid: "Failed to update item", failed: "Failed to update item" },
    form: { done: () => paths.cart, refused: afterRefusedCartForm },
    run: async ({ actor, body }) => {
      await updateCartLine({ actor, ...body });
      return { cart: await getCart(actor) };
    },
  }),
});
