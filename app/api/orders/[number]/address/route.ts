import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { orderAddressBody, orderParams, orderReply } from "@/lib/orders/contracts";
import { orderFormErrorRedirect } from "@/lib/orders/form-redirects";
import { setOrderAddress } from "@/lib/orders/set-order-address";

/** POST /orders/{number}/address: changes the shipping address until the order is packed. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "not_delivered"],
    limit: "write",
    params: orderParams,
    body: orderAddressBody,
    reply: orderReply,
    form: { done: ({ order }) => paths.order(order.number), refused: orderFormErrorRedirect },
    messages: { failed: "Failed to update order" },
    run: async ({ actor, params, body }) => ({ order: await setOrderAddress({ actor, ...params, ...body }) }),
  }),
});
