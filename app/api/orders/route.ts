import { methods, route } from "@/lib/http/route";
import { orderPageQuery, ordersReply } from "@/lib/orders/contracts";
import { listOrders } from "@/lib/orders/queries";

/** GET /orders: the caller's orders, newest first. Amounts are naira. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    query: orderPageQuery,
    reply: ordersReply,
    messages: { failed: "Failed to fetch orders" },
    run: ({ actor, query }) => listOrders({ actor, ...query }),
  }),
});
