import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";
import { orderAddressBody, orderParams, orderReply } from "@/lib/shop/contracts";
import { afterRefusedOrderForm } from "@/lib/shop/order-form";
import { setOrderAddress } from "@/lib/shop/set-order-address";

/** POST /orders/{number}/address: where an order goes, until it has left. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: orderParams,
    body: orderAddressBody,
    reply: orderReply,
    form: { done: ({ order }) => paths.order(order.number), refused: afterRefusedOrderForm },
    sentences: { failed: "Failed to update order" },
    run: async ({ actor, params, body }) => ({ order: await setOrderAddress({ actor, ...params, ...body }) }),
  }),
});
