import { methods, route } from "@/lib/http/route";
import * as z from "zod/mini";
import { messageCode } from "@/lib/auth/form-messages";
import { acceptInvite } from "@/lib/auth/invites/accept-invite";
import { acceptInviteBody, acceptInviteReply } from "@/lib/auth/invites/contracts";
import { paths } from "@/lib/core/urls/paths";

const sentToken = z.catch(z.object({ token: z.string() }), { token: "none" });

/** POST /invites/accept: accepts an invitation to become an admin, by the token of its email. Sent by the form of its page. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    errors: ["bad_token", "unauthenticated", "forbidden", "conflict"],
    limit: "use-token",
    body: acceptInviteBody,
    reply: acceptInviteReply,
    form: {
      done: ({ next }) => next,
      refused: (error, body) => {
        const here = paths.adminInvite(z.parse(sentToken, body).token);
        if (error.code === "unauthenticated") return paths.login({ redirectTo: here });
        if (error.code === "bad_token") return paths.login({ code: messageCode(error) });
        return paths.adminInvite(z.parse(sentToken, body).token, { code: messageCode(error) });
      },
    },
    run: ({ actor, body }) => acceptInvite({ actor, body }),
  }),
});
