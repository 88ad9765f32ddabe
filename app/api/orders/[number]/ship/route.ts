import { methods, route } from "@/lib/http/route";
import { adminOrderReply, orderParams, shipBody } from "@/lib/shop/contracts";
import { shipOrder } from "@/lib/shop/ship-order";

const failed = "Failed to update order";

/** PATCH /orders/{id}/ship: the parcel has left; the buyer is told. Once, and only when it is paid for. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route({
    access: "admin",
    limit: "write",
    params: orderParams,
    body: shipBody,
    reply: adminOrderReply,
    sentences: { invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ order: await shipOrder({ actor, idOrNumber: params.number, ...body }) }),
  }),
});
