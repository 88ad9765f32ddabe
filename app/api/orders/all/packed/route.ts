import { methods, route } from "@/lib/http/route";
import { packManyBody, packManyReply } from "@/lib/orders/admin-contracts";
import { packMany } from "@/lib/orders/packing/pack-many";

const failed = "Failed to update orders";

/** POST /orders/all/packed: records that these orders lie packed, or takes them back. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict"],
    limit: "write",
    body: packManyBody,
    reply: packManyReply,
    messages: { invalid: failed, failed },
    run: async ({ actor, body }) => ({ changed: await packMany({ actor, body }) }),
  }),
});
