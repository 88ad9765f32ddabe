import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { takeOffBody, wallParams } from "@/lib/personal-walls/contracts";
import { takeOffWall } from "@/lib/personal-walls/take-off-wall";

/** POST /admin/walls/{id}/take-off: ends the sharing of a user's wall; its owner reads the reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "comments",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: wallParams,
    body: takeOffBody,
    reply: emptyReply,
    run: async ({ actor, params, body }) => {
      await takeOffWall({ actor, id: params.id, reason: body.reason });
      return {};
    },
  }),
});
