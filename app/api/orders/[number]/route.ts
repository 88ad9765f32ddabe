import { methods, route } from "@/lib/http/route";
import { orderParams, orderReply } from "@/lib/shop/contracts";
import { requireOrder } from "@/lib/shop/order-queries";

/** GET /orders/{number}: one of the caller’s orders. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    params: orderParams,
    reply: orderReply,
    run: async ({ actor, params }) => ({ order: await requireOrder({ actor, ...params }) }),
  }),
});
