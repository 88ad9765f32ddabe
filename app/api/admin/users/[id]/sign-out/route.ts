import { messageReply } from "@/lib/accounts/contracts";
import { signPersonOut } from "@/lib/accounts/govern-person";
import { personParams, reasonBody } from "@/lib/accounts/people-contracts";
import { methods, route } from "@/lib/http/route";

/** POST /admin/users/{id}/sign-out: ends every session of a person, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: personParams,
    body: reasonBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await signPersonOut({ actor, userId: params.id, ...body });
      return { message: "Signed out everywhere." };
    },
  }),
});
