import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { restoreContentBody, versionParams, versionPermissions } from "@/lib/versions/contracts";
import { restoreVersion } from "@/lib/workflows/restore-version";

const failed = "The version was not restored.";

/** POST /admin/versions/{id}/restore: saves an older version of a product, exhibition, artwork, leader, event or the home page again. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: versionPermissions,
    errors: ["conflict", "stale"],
    limit: "write",
    params: versionParams,
    body: restoreContentBody,
    reply: emptyReply,
    messages: { failed },
    run: async ({ actor, params, body }) => {
      await restoreVersion({ actor, id: params.id, version: body.version });
      return {};
    },
  }),
});
