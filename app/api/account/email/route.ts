import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";
import { newEmailBody, newEmailSent } from "@/lib/auth/new-email/contracts";
import { startEmailChange } from "@/lib/auth/new-email/start-email-change";
import { paths } from "@/lib/core/urls/paths";

/** POST /account/email: emails a link to a new address, with the current password. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: newEmailBody,
    reply: messageReply,
    messages: { failed: "The link could not be sent. Please try again." },
    form: {
      done: () => paths.security({ notice: "email" }),
      refused: (error) =>
        error.code === "unauthenticated"
          ? paths.login({ redirectTo: paths.security() })
          : paths.security({ error: messageCode(error) }),
    },
    run: async ({ actor, body }) => {
      await startEmailChange({ actor, email: body.email, currentPassword: body.currentPassword });
      return { message: newEmailSent };
    },
  }),
});
