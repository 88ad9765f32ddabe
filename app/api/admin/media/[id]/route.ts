import { methods, route } from "@/lib/http/route";
import { mediaChange, mediaItemReply, mediaParams } from "@/lib/media/contracts";
import { updateMedia } from "@/lib/media/update-media";

const failed = "Failed to save file";

/** PUT /admin/media/{id}: title, texts, focal point, plan and place of a file of the media library. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "stale"],
    limit: "write",
    params: mediaParams,
    body: mediaChange,
    reply: mediaItemReply,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ item: await updateMedia({ actor, id: params.id, body }) }),
  }),
});
