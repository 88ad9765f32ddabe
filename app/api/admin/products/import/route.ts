import { methods, route } from "@/lib/http/route";
import { importBody, importReply } from "@/lib/shop/import-contracts";
import { importProducts } from "@/lib/shop/import-products";

const failed = "Failed to import products";

/** POST /admin/products/import: a table of drops, first rehearsed row by row, then carried out as a whole. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    body: importBody,
    reply: importReply,
    // Letters of other scripts take up to three bytes, and a table's quotes and line breaks are escaped on the way.
    maximumBody: 1_000_000,
    sentences: { invalid: failed, failed },
    run: async ({ actor, body }) => importProducts({ actor, body }),
  }),
});
