import { messageReply } from "@/lib/accounts/contracts";
import { personParams } from "@/lib/accounts/people-contracts";
import { methods, route } from "@/lib/http/route";
import { grantPlan } from "@/lib/membership/grant-plan";
import { grantBody } from "@/lib/membership/people-contracts";

/** POST /admin/users/{id}/plan: gives a plan until the end of a day in Lagos, as a fact of the membership, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: personParams,
    body: grantBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      const until = new Date(`${body.until}T23:59:59+01:00`);
      await grantPlan({ actor, userId: params.id, plan: body.plan, until, reason: body.reason });
      return { message: "The plan is granted." };
    },
  }),
});
