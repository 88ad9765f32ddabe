import { methods, route } from "@/lib/http/route";
import { mediaParams, restoreVersionBody } from "@/lib/media/contracts";
import { restoreVersion } from "@/lib/media/restore-version";

const failed = "Failed to restore the version";

/** POST /admin/media/{id}/versions: uses replaced contents of a file again. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["stale"],
    limit: "write",
    params: mediaParams,
    body: restoreVersionBody,
    messages: { forbidden: failed, failed },
    run: async ({ actor, params, body }) => {
      await restoreVersion({ actor, id: params.id, ...body });
      return {};
    },
  }),
});
