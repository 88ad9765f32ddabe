import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { allowWall } from "@/lib/personal-walls/allow-wall";
import { wallParams } from "@/lib/personal-walls/contracts";

/** POST /admin/walls/{id}/allow: lets the owner of a wall that was taken off share it again. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "comments",
    errors: ["not_found"],
    limit: "write",
    params: wallParams,
    reply: emptyReply,
    run: async ({ actor, params }) => {
      await allowWall({ actor, id: params.id });
      return {};
    },
  }),
});
