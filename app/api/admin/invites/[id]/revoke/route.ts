import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { inviteParams } from "@/lib/auth/invites/contracts";
import { revokeInvite } from "@/lib/auth/invites/revoke-invite";

/** POST /admin/invites/{id}/revoke: ends an open invitation. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "users",
    errors: ["conflict"],
    limit: "write",
    params: inviteParams,
    reply: messageReply,
    run: async ({ actor, params }) => {
      await revokeInvite({ actor, id: params.id });
      return { message: "The invitation is revoked." };
    },
  }),
});
