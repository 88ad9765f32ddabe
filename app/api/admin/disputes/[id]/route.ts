import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { decideDisputeBody, disputeParams } from "@/lib/transfers/admin-contracts";
import { decideDispute } from "@/lib/transfers/decide-dispute";

/** POST /admin/disputes/{id}: decides a dispute about a number, once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "transfers",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: disputeParams,
    body: decideDisputeBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await decideDispute({ actor, ...params, body });
      return { message: "The dispute is decided." };
    },
  }),
});
