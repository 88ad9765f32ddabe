import { methods, route } from "@/lib/http/route";
import { deliveryZoneChange, deliveryZoneParams, deliveryZoneReply } from "@/lib/orders/delivery-zones/contracts";
import { updateDeliveryZone } from "@/lib/orders/delivery-zones/update-delivery-zone";

/** PUT /admin/delivery-zones/{id}: changes a delivery zone for new orders. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "stale"],
    limit: "write",
    params: deliveryZoneParams,
    body: deliveryZoneChange,
    reply: deliveryZoneReply,
    messages: { failed: "Failed to save delivery zone" },
    run: async ({ actor, params, body }) => ({ zone: await updateDeliveryZone({ actor, id: params.id, body }) }),
  }),
});
