import { methods, route } from "@/lib/http/route";
import { shipManyBody, shipManyReply } from "@/lib/orders/admin-contracts";
import { shipMany } from "@/lib/orders/ship-many";

const failed = "Failed to update orders";

/**
 * POST /orders/all/ship: ships many orders with one courier and returns the result of each; one failure does not stop the
 * others. All results of a list are shipped in several requests.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict", "not_found"],
    limit: "write",
    body: shipManyBody,
    reply: shipManyReply,
    messages: { invalid: failed, failed },
    run: ({ actor, body }) => shipMany({ actor, body }),
  }),
});
