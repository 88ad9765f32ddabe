import { methods, route } from "@/lib/http/route";
import { workImportBody, workImportReply } from "@/lib/workflows/work-imports/contracts";
import { importWorks } from "@/lib/workflows/work-imports/import-works";

const failed = "Failed to import works";

/** POST /admin/work-imports: previews a CSV of works row by row, then starts its import. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["stale"],
    limit: "write",
    body: workImportBody,
    reply: workImportReply,
    // Room for three bytes per character and for escaped quotes and line breaks.
    maxBodyBytes: 1_300_000,
    messages: { invalid: failed, failed },
    run: async ({ actor, body }) => importWorks({ actor, body }),
  }),
});
