import { methods, route } from "@/lib/http/route";
import { deliveryZoneBody, deliveryZoneReply } from "@/lib/orders/delivery-zones/contracts";
import { createDeliveryZone } from "@/lib/orders/delivery-zones/create-delivery-zone";

/** POST /admin/delivery-zones: creates a delivery zone. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict"],
    limit: "write",
    body: deliveryZoneBody,
    reply: deliveryZoneReply,
    status: 201,
    messages: { failed: "Failed to save delivery zone" },
    run: async ({ actor, body }) => ({ zone: await createDeliveryZone({ actor, body }) }),
  }),
});
