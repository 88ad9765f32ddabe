import { methods, route } from "@/lib/http/route";
import { deliverManyBody, deliverManyReply } from "@/lib/orders/admin-contracts";
import { markManyDelivered } from "@/lib/orders/mark-many-delivered";

const failed = "Failed to update orders";

/** POST /orders/all/delivered: an admin records that the parcels of these orders have arrived. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict"],
    limit: "write",
    body: deliverManyBody,
    reply: deliverManyReply,
    messages: { invalid: failed, failed },
    run: async ({ actor, body }) => ({ delivered: await markManyDelivered({ actor, body }) }),
  }),
});
