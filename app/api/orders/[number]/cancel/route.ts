import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { cancelOrder } from "@/lib/orders/cancel-order";
import { orderParams, orderReply } from "@/lib/orders/contracts";
import { orderFormErrorRedirect } from "@/lib/orders/form-redirects";

/** POST /orders/{number}/cancel: the buyer cancels a paid order before it is packed; the payment is refunded. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: orderParams,
    reply: orderReply,
    form: { done: ({ order }) => paths.order(order.number), refused: orderFormErrorRedirect },
    messages: { failed: "Failed to cancel order" },
    run: async ({ actor, params }) => ({ order: await cancelOrder({ actor, ...params }) }),
  }),
});
