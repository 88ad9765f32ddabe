import { methods, route } from "@/lib/http/route";
import { adminOrderReply, orderParams } from "@/lib/orders/contracts";
import { shipBody } from "@/lib/orders/parcels/contracts";
import { shipOrder } from "@/lib/orders/ship-order";

const failed = "Failed to update order";

/** PATCH /orders/{id}/ship: marks a paid order as shipped, once, and emails the buyer. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict"],
    limit: "write",
    params: orderParams,
    body: shipBody,
    reply: adminOrderReply,
    messages: { invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ order: await shipOrder({ actor, idOrNumber: params.number, ...body }) }),
  }),
});
