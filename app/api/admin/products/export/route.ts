import { answerCsv } from "@/lib/http/answer-csv";
import { methods, route } from "@/lib/http/route";
import { productsWantedQuery } from "@/lib/shop/desk-contracts";
import { exportProducts } from "@/lib/shop/export-products";

/** GET /admin/products/export: the drops that are wanted, as a table that can be given back. That it was taken is written down. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: productsWantedQuery,
    sentences: { failed: "Failed to fetch products" },
    run: async ({ actor, query }) => answerCsv("products", await exportProducts({ actor, wanted: query })),
  }),
});
