import { methods, route } from "@/lib/http/route";
import { importParams, undoImportReply } from "@/lib/catalog/import-contracts";
import { undoImport } from "@/lib/catalog/undo-import";

const failed = "The import was not undone.";

/** POST /admin/products/imports/{id}/undo: restores what an import changed, and lists the products that were edited or sold since. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict"],
    limit: "write",
    params: importParams,
    reply: undoImportReply,
    messages: { failed },
    run: async ({ actor, params }) => ({ notUndone: await undoImport({ actor, id: params.id }) }),
  }),
});
