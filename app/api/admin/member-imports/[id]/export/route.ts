import { methods, route } from "@/lib/http/route";
import { csvResponse } from "@/lib/http/csv-response";
import { memberImportParams } from "@/lib/subscriptions/imports/contracts";
import { exportMemberImport } from "@/lib/subscriptions/imports/queries";

/** GET /admin/member-imports/{id}/export: the rows of an import with their results, as CSV. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "users",
    errors: ["not_found"],
    produces: { 200: "text/csv" },
    limit: "export",
    params: memberImportParams,
    run: async ({ actor, params }) => csvResponse("member-import", await exportMemberImport({ actor, id: params.id })),
  }),
});
