import { messageReply } from "@/lib/accounts/contracts";
import { takeFactorOff } from "@/lib/accounts/govern-person";
import { personParams, reasonBody } from "@/lib/accounts/people-contracts";
import { methods, route } from "@/lib/http/route";

/** POST /admin/users/{id}/factor: takes a lost second factor off, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: personParams,
    body: reasonBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await takeFactorOff({ actor, userId: params.id, ...body });
      return { message: "The second factor is off." };
    },
  }),
});
