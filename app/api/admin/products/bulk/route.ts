import { methods, route } from "@/lib/http/route";
import { bulkProductsBody, bulkProductsReply } from "@/lib/catalog/admin-contracts";
import { updateProducts } from "@/lib/catalog/update-products";

const failed = "Failed to save products";

/** PUT /admin/products/bulk: changes price, stock or publication of several products and returns the result of each. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "stale"],
    limit: "write",
    body: bulkProductsBody,
    reply: bulkProductsReply,
    messages: { failed },
    run: ({ actor, body }) => updateProducts({ actor, body }),
  }),
});
