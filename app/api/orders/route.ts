import { methods, route } from "@/lib/http/route";
import { ordersReply, pageQuery } from "@/lib/shop/contracts";
import { listOrders } from "@/lib/shop/order-queries";

/** GET /orders: the caller’s orders, newest first. Sums are naira. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    query: pageQuery,
    reply: ordersReply,
    sentences: { failed: "Failed to fetch orders" },
    run: ({ actor, query }) => listOrders({ actor, ...query }),
  }),
});
