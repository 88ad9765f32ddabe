import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { addOrderToCart } from "@/lib/orders/add-order-to-cart";
import { orderAgainReply, orderParams } from "@/lib/orders/contracts";
import { orderFormErrorRedirect } from "@/lib/orders/form-redirects";

/** POST /orders/{number}/again: adds what is still for sale of an order to the buyer's cart, and says what is not. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "cart",
    params: orderParams,
    reply: orderAgainReply,
    form: { done: () => paths.cart, refused: orderFormErrorRedirect },
    messages: { failed: "Failed to update cart" },
    run: ({ actor, params }) => addOrderToCart({ actor, ...params }),
  }),
});
