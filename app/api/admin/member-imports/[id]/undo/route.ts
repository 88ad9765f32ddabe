import { methods, route } from "@/lib/http/route";
import { memberImportParams, undoMemberImportReply } from "@/lib/subscriptions/imports/contracts";
import { undoMemberImport } from "@/lib/subscriptions/imports/undo-import";

const failed = "The import was not undone.";

/** POST /admin/member-imports/{id}/undo: takes back the plans that an import has granted, where they are unused since. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "users",
    errors: ["conflict"],
    limit: "write",
    params: memberImportParams,
    reply: undoMemberImportReply,
    messages: { failed },
    run: async ({ actor, params }) => undoMemberImport({ actor, id: params.id }),
  }),
});
