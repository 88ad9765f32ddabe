import { methods, route } from "@/lib/http/route";
import { undoWorkImportReply, workImportParams } from "@/lib/workflows/work-imports/contracts";
import { undoWorkImport } from "@/lib/workflows/work-imports/undo-import";

const failed = "The import was not undone.";

/** POST /admin/work-imports/{id}/undo: gives works back what they had before an import, where nobody has edited them since. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "write",
    params: workImportParams,
    reply: undoWorkImportReply,
    messages: { failed },
    run: async ({ actor, params }) => undoWorkImport({ actor, id: params.id }),
  }),
});
