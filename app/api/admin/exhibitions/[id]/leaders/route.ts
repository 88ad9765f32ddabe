import { methods, route } from "@/lib/http/route";
import { idParams } from "@/lib/exhibitions/admin-contracts";
import { adminLeaderReply, leaderBody } from "@/lib/exhibitions/leaders/contracts";
import { createLeader } from "@/lib/exhibitions/leaders/create-leader";

const failed = "Failed to add the leader";

/** POST /admin/exhibitions/{id}/leaders: adds a leader with its work, as a draft. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "write",
    params: idParams,
    body: leaderBody,
    reply: adminLeaderReply,
    status: 201,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ leader: await createLeader({ actor, exhibitionId: params.id, body }) }),
  }),
});
