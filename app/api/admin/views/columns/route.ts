import { methods, route } from "@/lib/http/route";
import { permissions } from "@/lib/auth/staff-roles";
import { emptyReply } from "@/lib/core/contracts";
import { hiddenColumnsBody } from "@/lib/saved-views/contracts";
import { setHiddenColumns } from "@/lib/saved-views/set-hidden-columns";

/** PUT /admin/views/columns: which columns of a list the admin has hidden. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: permissions,
    limit: "write",
    body: hiddenColumnsBody,
    reply: emptyReply,
    messages: { failed: "Failed to save the columns" },
    run: async ({ actor, body }) => {
      await setHiddenColumns({ actor, body });
      return {};
    },
  }),
});
