import { methods, route } from "@/lib/http/route";
import { userParams } from "@/lib/auth/admin-contracts";
import { attachmentHeader } from "@/lib/core/attachment-header";
import { exportAccountForAdmin } from "@/lib/workflows/export-account";

/** GET /admin/users/{id}/data: all stored data about the user, as a JSON file. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "users",
    errors: ["not_found"],
    produces: { 200: "application/json" },
    limit: "export",
    params: userParams,
    run: async ({ actor, params }) =>
      new Response(await exportAccountForAdmin({ actor, userId: params.id }), {
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-disposition": attachmentHeader("the-living-archive-personal-data.json"),
          "x-content-type-options": "nosniff",
          "cache-control": "no-store",
        },
      }),
  }),
});
