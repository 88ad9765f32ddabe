import { methods, route } from "@/lib/http/route";
import { changeDeliveryAddress } from "@/lib/orders/change-delivery-address";
import { adminOrderReply, orderAddressBody, orderParams } from "@/lib/orders/contracts";

/** POST /orders/{id}/delivery-address: an admin changes the address of an order that is not packed yet. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict", "not_delivered"],
    limit: "write",
    params: orderParams,
    body: orderAddressBody,
    reply: adminOrderReply,
    messages: { failed: "Failed to update order" },
    run: async ({ actor, params, body }) => ({
      order: await changeDeliveryAddress({ actor, idOrNumber: params.number, ...body }),
    }),
  }),
});
