import { messageReply } from "@/lib/accounts/contracts";
import { setStanding } from "@/lib/accounts/govern-person";
import { personParams, standingBody } from "@/lib/accounts/people-contracts";
import { methods, route } from "@/lib/http/route";

/** POST /admin/users/{id}/standing: disables an account, or opens it again, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: personParams,
    body: standingBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await setStanding({ actor, userId: params.id, ...body });
      return { message: body.standing === "disabled" ? "The account is disabled." : "The account is open again." };
    },
  }),
});
