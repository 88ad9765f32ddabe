import { methods, route } from "@/lib/http/route";
import { adminOrderListReply, adminOrdersQuery } from "@/lib/orders/admin-contracts";
import { listAdminOrders } from "@/lib/orders/admin-queries";

/** GET /orders/all: every order, for admins. Amounts are kobo. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: ["orders", "payments"],
    limit: "read",
    query: adminOrdersQuery,
    reply: adminOrderListReply,
    messages: { failed: "Failed to fetch orders" },
    run: ({ query }) => listAdminOrders(query),
  }),
});
