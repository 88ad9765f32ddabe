import { methods, route } from "@/lib/http/route";
import { adminOrdersReply, pageQuery } from "@/lib/shop/contracts";
import { listAllOrders } from "@/lib/shop/order-queries";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: pageQuery,
    reply: adminOrdersReply,
    sentences: { failed: "Failed to fetch orders" },
    run: ({ query }) => listAllOrders(query),
  }),
});
