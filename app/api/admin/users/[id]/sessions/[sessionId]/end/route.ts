import { methods, route } from "@/lib/http/route";
import { reasonBody, userSessionParams } from "@/lib/auth/admin-contracts";
import { endUserSession } from "@/lib/auth/admin-user-actions";
import { messageReply } from "@/lib/auth/contracts";

/** POST /admin/users/{id}/sessions/{sessionId}/end: logs a user out on one device, with a reason. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "users",
    errors: ["conflict"],
    limit: "write",
    params: userSessionParams,
    body: reasonBody,
    reply: messageReply,
    run: async ({ actor, params: { id, sessionId }, body: { reason } }) => {
      await endUserSession({ actor, userId: id, sessionId, reason });
      return { message: "They are logged out on that device." };
    },
  }),
});
