import { methods, route } from "@/lib/http/route";
import { changePasswordBody, messageReply, passwordChanged } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";
import { changePassword } from "@/lib/auth/passwords/change-password";
import { paths } from "@/lib/core/urls/paths";

/** POST /account/password: sets a new password with the current one, and ends every other session. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: changePasswordBody,
    reply: messageReply,
    messages: { failed: "Your password could not be changed. Please try again." },
    form: {
      done: () => paths.security({ notice: "password" }),
      refused: (error) =>
        error.code === "unauthenticated"
          ? paths.login({ redirectTo: paths.security() })
          : paths.security({ error: messageCode(error) }),
    },
    run: async ({ actor, body }) => {
      await changePassword({ actor, currentPassword: body.currentPassword, password: body.password });
      return { message: passwordChanged };
    },
  }),
});
