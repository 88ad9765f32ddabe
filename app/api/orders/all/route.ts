import { methods, route } from "@/lib/http/route";
import { adminOrdersQuery, deskOrdersReply } from "@/lib/shop/order-desk-contracts";
import { listAllOrders } from "@/lib/shop/order-desk-queries";

/** GET /orders/all: every order, for the desk. Sums are kobo. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: adminOrdersQuery,
    reply: deskOrdersReply,
    sentences: { failed: "Failed to fetch orders" },
    run: ({ query }) => listAllOrders(query),
  }),
});
