import { methods, route } from "@/lib/http/route";
import { permissions } from "@/lib/auth/staff-roles";
import { csvResponse } from "@/lib/http/csv-response";
import { listExportParams, listExportQuery } from "@/lib/workflows/list-exports/contracts";
import { exportList } from "@/lib/workflows/list-exports/export-list";

/** GET /admin/exports/{list}: a filtered list as CSV. Each list has its own permission. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: permissions,
    produces: { 200: "text/csv" },
    limit: "export",
    params: listExportParams,
    query: listExportQuery,
    run: async ({ actor, params: { list }, query }) =>
      csvResponse(list, await exportList({ actor, list, wanted: query })),
  }),
});
