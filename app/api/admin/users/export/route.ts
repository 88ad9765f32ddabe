import { methods, route } from "@/lib/http/route";
import { usersQuery } from "@/lib/auth/admin-contracts";
import { exportUsers } from "@/lib/auth/export-users";
import { csvResponse } from "@/lib/http/csv-response";

/** GET /admin/users/export: the filtered users, or a segment, as CSV. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "users",
    errors: ["not_found"],
    produces: { 200: "text/csv" },
    limit: "export",
    query: usersQuery,
    run: async ({ actor, query: { cursor: _, ...filter } }) =>
      csvResponse("people", await exportUsers({ actor, filter })),
  }),
});
