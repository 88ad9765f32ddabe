import { methods, route } from "@/lib/http/route";
import { deleteAccountBody, messageReply } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";
import { clearSessionCookies } from "@/lib/auth/sessions/session-token";
import { paths } from "@/lib/core/urls/paths";
import { deleteAccount } from "@/lib/workflows/delete-account";

/** POST /account/delete: deletes the caller's account, after the password and a typed confirmation. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    body: deleteAccountBody,
    reply: messageReply,
    messages: { failed: "Your account could not be deleted. Nothing was changed; please try again." },
    form: {
      done: () => paths.login({ notice: "deleted" }),
      refused: (error) =>
        error.code === "unauthenticated"
          ? paths.login({ redirectTo: paths.deleteAccount() })
          : paths.deleteAccount({ error: messageCode(error) }),
    },
    run: async ({ actor, body, headers }) => {
      await deleteAccount({ actor, body });
      clearSessionCookies(headers);
      return { message: "Your account has been deleted." };
    },
  }),
});
