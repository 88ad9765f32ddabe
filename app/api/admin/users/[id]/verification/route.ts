import { messageReply } from "@/lib/accounts/contracts";
import { resendLink } from "@/lib/accounts/govern-person";
import { personParams, reasonBody } from "@/lib/accounts/people-contracts";
import { methods, route } from "@/lib/http/route";

/** POST /admin/users/{id}/verification: mails the link that confirms the address once more, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: personParams,
    body: reasonBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await resendLink({ actor, userId: params.id, ...body });
      return { message: "The link is on its way." };
    },
  }),
});
