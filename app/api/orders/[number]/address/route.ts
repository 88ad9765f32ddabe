import { methods, route } from "@/lib/http/route";
import { orderAddressBody, orderParams, orderReply } from "@/lib/shop/contracts";
import { setOrderAddress } from "@/lib/shop/set-order-address";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: orderParams,
    body: orderAddressBody,
    reply: orderReply,
    sentences: { failed: "Failed to update order" },
    run: async ({ actor, params, body }) => ({ order: await setOrderAddress({ actor, ...params, ...body }) }),
  }),
});
