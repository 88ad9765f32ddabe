import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { inviteParams } from "@/lib/auth/invites/contracts";
import { resendInvite } from "@/lib/auth/invites/resend-invite";

/** POST /admin/invites/{id}/resend: sends an open invitation again, with a new link. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "users",
    errors: ["conflict"],
    limit: "write",
    params: inviteParams,
    reply: messageReply,
    run: async ({ actor, params }) => {
      await resendInvite({ actor, id: params.id });
      return { message: "The invitation was sent again. The earlier link stopped working." };
    },
  }),
});
