import { deskId, deskLeaderReply, leaderChange } from "@/lib/exhibitions/desk-contracts";
import { updateLeader } from "@/lib/exhibitions/update-leader";
import { methods, route } from "@/lib/http/route";

const failed = "Failed to save leader";

/** PUT /admin/leaders/{id}: the words of a leader, each claim of the record with its source. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    limit: "write",
    params: deskId,
    body: leaderChange,
    reply: deskLeaderReply,
    sentences: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ leader: await updateLeader({ actor, id: params.id, body }) }),
  }),
});
