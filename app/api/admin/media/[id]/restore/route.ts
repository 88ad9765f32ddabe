import { methods, route } from "@/lib/http/route";
import { restoreMedia } from "@/lib/media/archive-media";
import { mediaParams } from "@/lib/media/contracts";

const failed = "Failed to restore file";

/** POST /admin/media/{id}/restore: restores an archived file under its old address. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    limit: "write",
    params: mediaParams,
    messages: { forbidden: failed, failed },
    run: async ({ actor, params }) => {
      await restoreMedia({ actor, id: params.id });
      return {};
    },
  }),
});
