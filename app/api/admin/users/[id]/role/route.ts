import { messageReply } from "@/lib/accounts/contracts";
import { setRole } from "@/lib/accounts/govern-person";
import { personParams, roleBody } from "@/lib/accounts/people-contracts";
import { methods, route } from "@/lib/http/route";

/** POST /admin/users/{id}/role: makes an admin, or a member of one, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: personParams,
    body: roleBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await setRole({ actor, userId: params.id, ...body });
      return { message: body.role === "Admin" ? "They are an admin now." : "They are a member now." };
    },
  }),
});
