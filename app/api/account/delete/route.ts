import { deleteAccountBody, messageReply } from "@/lib/accounts/contracts";
import { clearSessionCookies } from "@/lib/accounts/session-token";
import { deleteAccount } from "@/lib/http/delete-account";
import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";

/** POST /account/delete: deletes the signed-in person, who gives the password and types the words once more. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: deleteAccountBody,
    reply: messageReply,
    sentences: { failed: "Your account could not be deleted. Nothing was changed; please try again." },
    form: {
      done: () => paths.login({ said: "deleted" }),
      refused: ({ code, message }) =>
        code === "unauthenticated"
          ? paths.login({ redirectTo: paths.deleteAccount() })
          : paths.deleteAccount({ error: message }),
    },
    run: async ({ actor, body, headers }) => {
      await deleteAccount({ actor, body });
      clearSessionCookies(headers);
      return { message: "Your account has been deleted." };
    },
  }),
});
