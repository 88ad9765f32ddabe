import { methods, route } from "@/lib/http/route";
import { refundBody } from "@/lib/orders/admin-contracts";
import { adminOrderReply, orderParams } from "@/lib/orders/contracts";
import { refundOrder } from "@/lib/orders/refund-order";

const failed = "Failed to refund order";

/** POST /orders/{id}/refund: refunds a part of the payment or the rest of it, never more than was paid. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict"],
    limit: "write",
    params: orderParams,
    body: refundBody,
    reply: adminOrderReply,
    messages: { invalid: failed, failed },
    run: async ({ actor, params, body }) => ({
      order: await refundOrder({ actor, idOrNumber: params.number, ...body }),
    }),
  }),
});
