import { methods, route } from "@/lib/http/route";
import { archiveMedia } from "@/lib/media/archive-media";
import { mediaParams } from "@/lib/media/contracts";

const failed = "Failed to archive file";

/** POST /admin/media/{id}/archive: archives a file. A picture or sound that a public page shows is rejected. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "write",
    params: mediaParams,
    messages: { forbidden: failed, failed },
    run: async ({ actor, params }) => {
      await archiveMedia({ actor, id: params.id });
      return {};
    },
  }),
});
