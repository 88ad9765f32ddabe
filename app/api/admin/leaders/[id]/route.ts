import { adminLeaderReply, idParams, leaderChange } from "@/lib/exhibitions/admin-contracts";
import { updateLeader } from "@/lib/exhibitions/update-leader";
import { methods, route } from "@/lib/http/route";

const failed = "Failed to save leader";

/** PUT /admin/leaders/{id}: updates a leader's texts, each claim with its source. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["stale"],
    limit: "write",
    params: idParams,
    body: leaderChange,
    reply: adminLeaderReply,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ leader: await updateLeader({ actor, id: params.id, body }) }),
  }),
});
