import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { idParams, restoreExhibitionBody } from "@/lib/exhibitions/admin-contracts";
import { restoreExhibition } from "@/lib/exhibitions/restore-exhibition";

const failed = "Failed to save exhibition";

/** POST /admin/exhibitions/{id}/restore: restores a deleted exhibition under its slug. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "stale"],
    limit: "write",
    params: idParams,
    body: restoreExhibitionBody,
    reply: emptyReply,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => {
      await restoreExhibition({ actor, id: params.id, version: body.version });
      return {};
    },
  }),
});
