import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { wallParams } from "@/lib/personal-walls/contracts";
import { dismissReports } from "@/lib/personal-walls/dismiss-reports";

/** POST /admin/walls/{id}/dismiss-reports: resolves the reports about a wall that stays shared. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "comments",
    errors: ["not_found"],
    limit: "write",
    params: wallParams,
    reply: emptyReply,
    run: async ({ actor, params }) => {
      await dismissReports({ actor, id: params.id });
      return {};
    },
  }),
});
