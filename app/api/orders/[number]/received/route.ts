import { methods, route } from "@/lib/http/route";
import { orderParams, orderReply } from "@/lib/shop/contracts";
import { receiveOrder } from "@/lib/shop/receive-order";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: orderParams,
    reply: orderReply,
    sentences: { failed: "Failed to update order" },
    run: async ({ actor, params }) => ({ order: await receiveOrder({ actor, ...params }) }),
  }),
});
