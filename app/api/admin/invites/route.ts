import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { createInviteBody } from "@/lib/auth/invites/contracts";
import { createInvite } from "@/lib/auth/invites/create-invite";

/** POST /admin/invites: emails an invitation to become an admin. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "users",
    errors: ["conflict"],
    limit: "write",
    body: createInviteBody,
    reply: messageReply,
    run: async ({ actor, body }) => {
      await createInvite({ actor, ...body });
      return { message: `The invitation is on its way to ${body.email}.` };
    },
  }),
});
