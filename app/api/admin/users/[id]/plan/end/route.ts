import { messageReply } from "@/lib/accounts/contracts";
import { personParams, reasonBody } from "@/lib/accounts/people-contracts";
import { methods, route } from "@/lib/http/route";
import { endPlan } from "@/lib/membership/grant-plan";

/** POST /admin/users/{id}/plan/end: ends a plan now, as a fact of the membership, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: personParams,
    body: reasonBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await endPlan({ actor, userId: params.id, ...body });
      return { message: "The plan has ended." };
    },
  }),
});
