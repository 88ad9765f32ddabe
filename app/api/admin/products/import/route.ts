import { methods, route } from "@/lib/http/route";
import { importBody, importReply } from "@/lib/catalog/import-contracts";
import { importProducts } from "@/lib/catalog/import-products";

const failed = "Failed to import products";

/** POST /admin/products/import: previews a CSV of products row by row, then imports it as a whole. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "not_found", "stale"],
    limit: "write",
    body: importBody,
    reply: importReply,
    // Room for three bytes per character and for escaped quotes and line breaks.
    maxBodyBytes: 1_000_000,
    messages: { invalid: failed, failed },
    run: async ({ actor, body }) => importProducts({ actor, body }),
  }),
});
