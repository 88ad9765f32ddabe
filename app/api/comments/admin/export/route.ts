import { methods, route } from "@/lib/http/route";
import { exportComments } from "@/lib/comments/export-comments";
import { moderationFilter } from "@/lib/comments/moderation-contracts";
import { csvResponse } from "@/lib/http/csv-response";

/** GET /comments/admin/export: the filtered comments as CSV. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "comments",
    produces: { 200: "text/csv" },
    limit: "export",
    query: moderationFilter,
    messages: { forbidden: "Access Denied, Only administrators can moderate comments." },
    run: async ({ actor, query }) => csvResponse("comments", await exportComments({ actor, filter: query })),
  }),
});
