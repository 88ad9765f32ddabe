import { methods, route } from "@/lib/http/route";
import { startPackingBody, startPackingReply } from "@/lib/orders/admin-contracts";
import { startPacking } from "@/lib/orders/start-packing";

const failed = "Failed to update orders";

/** POST /orders/all/packing: records that these orders are being packed, after which their buyers cannot cancel them. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict"],
    limit: "write",
    body: startPackingBody,
    reply: startPackingReply,
    messages: { invalid: failed, failed },
    run: async ({ actor, body }) => ({ started: await startPacking({ actor, body }) }),
  }),
});
