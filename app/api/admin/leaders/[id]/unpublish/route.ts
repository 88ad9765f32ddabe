import { methods, route } from "@/lib/http/route";
import { idParams } from "@/lib/exhibitions/admin-contracts";
import { adminLeaderReply, leaderVersionBody } from "@/lib/exhibitions/leaders/contracts";
import { unpublishLeader } from "@/lib/exhibitions/leaders/set-leader-draft";

const failed = "Failed to unpublish the leader";

/** POST /admin/leaders/{id}/unpublish: makes an added leader a draft again. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "stale"],
    limit: "write",
    params: idParams,
    body: leaderVersionBody,
    reply: adminLeaderReply,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => ({
      leader: await unpublishLeader({ actor, id: params.id, version: body.version }),
    }),
  }),
});
