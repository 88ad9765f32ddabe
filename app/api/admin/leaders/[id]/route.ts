import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { idParams } from "@/lib/exhibitions/admin-contracts";
import { adminLeaderReply, leaderChange } from "@/lib/exhibitions/leaders/contracts";
import { deleteLeader } from "@/lib/exhibitions/leaders/delete-leader";
import { updateLeader } from "@/lib/exhibitions/update-leader";

const failed = "Failed to save leader";
const notDeleted = "Failed to delete the leader";

/** PUT /admin/leaders/{id}: updates a leader's texts, each claim with its source. DELETE /admin/leaders/{id}: deletes a draft. */
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
  DELETE: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "write",
    params: idParams,
    reply: emptyReply,
    messages: { forbidden: notDeleted, failed: notDeleted },
    run: async ({ actor, params }) => {
      await deleteLeader({ actor, id: params.id });
      return {};
    },
  }),
});
