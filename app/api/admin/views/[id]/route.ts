import { methods, route } from "@/lib/http/route";
import { permissions } from "@/lib/auth/staff-roles";
import { emptyReply } from "@/lib/core/contracts";
import { viewParams } from "@/lib/saved-views/contracts";
import { deleteView } from "@/lib/saved-views/delete-view";

/** DELETE /admin/views/{id}: deletes one of the admin's own views. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: route({
    access: "admin",
    permission: permissions,
    errors: ["not_found"],
    limit: "write",
    params: viewParams,
    reply: emptyReply,
    messages: { failed: "Failed to delete the view" },
    run: async ({ actor, params }) => {
      await deleteView({ actor, id: params.id });
      return {};
    },
  }),
});
