import { methods, route } from "@/lib/http/route";
import { memberImportBody, memberImportReply } from "@/lib/subscriptions/imports/contracts";
import { importMembers } from "@/lib/subscriptions/imports/import-members";

const failed = "Failed to import members";

/** POST /admin/member-imports: previews a CSV of members row by row, then starts its import. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "users",
    errors: ["stale"],
    limit: "write",
    body: memberImportBody,
    reply: memberImportReply,
    // Room for three bytes per character and for escaped quotes and line breaks.
    maxBodyBytes: 650_000,
    messages: { invalid: failed, failed },
    run: async ({ actor, body }) => importMembers({ actor, body }),
  }),
});
