import { methods, route } from "@/lib/http/route";
import { exportProductsQuery } from "@/lib/catalog/admin-contracts";
import { exportProducts } from "@/lib/catalog/export-products";
import { csvResponse } from "@/lib/http/csv-response";

/** GET /admin/products/export: products as CSV, in the format of the import. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "catalog",
    produces: { 200: "text/csv" },
    limit: "read",
    query: exportProductsQuery,
    messages: { failed: "Failed to fetch products" },
    run: async ({ actor, query }) => csvResponse("products", await exportProducts({ actor, wanted: query })),
  }),
});
