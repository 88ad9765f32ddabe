import { answerCsv } from "@/lib/http/answer-csv";
import { methods, route } from "@/lib/http/route";
import { exportOrders } from "@/lib/shop/export-orders";
import { ordersWantedQuery } from "@/lib/shop/order-desk-contracts";

/** GET /orders/all/export: the orders that are wanted, as a table. That it was taken is written down. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: ordersWantedQuery,
    sentences: { failed: "Failed to fetch orders" },
    run: async ({ actor, query }) => answerCsv("orders", await exportOrders({ actor, wanted: query })),
  }),
});
