import { methods, route } from "@/lib/http/route";
import { adminOrderReply, orderParams } from "@/lib/shop/contracts";
import { refundBody } from "@/lib/shop/order-desk-contracts";
import { refundOrder } from "@/lib/shop/refund-order";

const failed = "Failed to refund order";

/** POST /orders/{id}/refund: a part of what was paid goes back, or all that is left of it. Never more than was paid. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: orderParams,
    body: refundBody,
    reply: adminOrderReply,
    sentences: { invalid: failed, failed },
    run: async ({ actor, params, body }) => ({
      order: await refundOrder({ actor, idOrNumber: params.number, ...body }),
    }),
  }),
});
