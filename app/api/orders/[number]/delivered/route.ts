import { methods, route } from "@/lib/http/route";
import { adminOrderReply, orderParams } from "@/lib/shop/contracts";
import { deliverOrder } from "@/lib/shop/deliver-order";

/** POST /orders/{id}/delivered: the courier says that the parcel has arrived, and the desk writes it down. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: orderParams,
    reply: adminOrderReply,
    sentences: { failed: "Failed to update order" },
    run: async ({ actor, params }) => ({ order: await deliverOrder({ actor, idOrNumber: params.number }) }),
  }),
});
