import { methods, route } from "@/lib/http/route";
import { orderParams, orderReply } from "@/lib/orders/contracts";
import { requireOrder } from "@/lib/orders/queries";

/** GET /orders/{number}: one of the caller's orders. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    params: orderParams,
    reply: orderReply,
    run: async ({ actor, params }) => ({ order: await requireOrder({ actor, ...params }) }),
  }),
});
