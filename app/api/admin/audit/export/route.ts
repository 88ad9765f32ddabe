import { methods, route } from "@/lib/http/route";
import { exportAuditQuery } from "@/lib/auth/admin-contracts";
import { exportAudit } from "@/lib/auth/export-audit";
import { csvResponse } from "@/lib/http/csv-response";

/** GET /admin/audit/export: the filtered audit log as CSV. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "system",
    produces: { 200: "text/csv" },
    limit: "export",
    query: exportAuditQuery,
    run: async ({ actor, query }) => csvResponse("audit-log", await exportAudit({ actor, filter: query })),
  }),
});
