import { methods, route } from "@/lib/http/route";
import { deleteMediaBody, mediaParams } from "@/lib/media/contracts";
import { deleteMedia } from "@/lib/media/delete-media";

const failed = "Failed to delete file";

/** POST /admin/media/{id}/delete: deletes a file for good; its name is typed. A picture or sound that a public page shows is rejected. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "write",
    params: mediaParams,
    body: deleteMediaBody,
    messages: { forbidden: failed, failed },
    run: async ({ actor, params, body }) => {
      await deleteMedia({ actor, id: params.id, name: body.name });
      return {};
    },
  }),
});
