import { methods, route } from "@/lib/http/route";
import { packedBody } from "@/lib/orders/admin-contracts";
import { adminOrderReply, orderParams } from "@/lib/orders/contracts";
import { markPacked } from "@/lib/orders/mark-packed";

const failed = "Failed to update order";

/** POST /orders/{id}/packed: records that everything that is left of an order lies packed, or takes it back. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict"],
    limit: "write",
    params: orderParams,
    body: packedBody,
    reply: adminOrderReply,
    messages: { invalid: failed, failed },
    run: async ({ actor, params, body }) => ({
      order: await markPacked({ actor, idOrNumber: params.number, ...body }),
    }),
  }),
});
