import { methods, route } from "@/lib/http/route";
import { csvResponse } from "@/lib/http/csv-response";
import { ordersFilterQuery } from "@/lib/orders/admin-contracts";
import { exportOrders } from "@/lib/orders/export-orders";

/** GET /orders/all/export: the filtered orders as CSV. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: ["orders", "payments"],
    produces: { 200: "text/csv" },
    limit: "read",
    query: ordersFilterQuery,
    messages: { failed: "Failed to fetch orders" },
    run: async ({ actor, query }) => csvResponse("orders", await exportOrders({ actor, wanted: query })),
  }),
});
