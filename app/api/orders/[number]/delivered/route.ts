import { methods, route } from "@/lib/http/route";
import { adminOrderReply, orderParams } from "@/lib/orders/contracts";
import { markDeliveredByAdmin } from "@/lib/orders/mark-delivered-by-admin";

/** POST /orders/{id}/delivered: an admin records that the parcel has arrived. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict"],
    limit: "write",
    params: orderParams,
    reply: adminOrderReply,
    messages: { failed: "Failed to update order" },
    run: async ({ actor, params }) => ({ order: await markDeliveredByAdmin({ actor, idOrNumber: params.number }) }),
  }),
});
