import { methods, route } from "@/lib/http/route";
import { idParams } from "@/lib/exhibitions/admin-contracts";
import { adminLeaderReply, leaderVersionBody } from "@/lib/exhibitions/leaders/contracts";
import { publishLeader } from "@/lib/exhibitions/leaders/set-leader-draft";

const failed = "Failed to publish the leader";

/** POST /admin/leaders/{id}/publish: shows an added leader to everyone. */
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
      leader: await publishLeader({ actor, id: params.id, version: body.version }),
    }),
  }),
});
