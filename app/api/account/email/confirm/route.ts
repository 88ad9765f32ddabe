import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { newEmailToken } from "@/lib/auth/new-email/contracts";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { confirmNewEmail } from "@/lib/workflows/confirm-new-email";

/** POST /account/email/confirm: gives an account its new address, with the token of the link. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["bad_token", "conflict"],
    limit: "use-token",
    body: newEmailToken,
    reply: messageReply,
    form: {
      done: () => formRedirectPaths.newEmailResult("changed"),
      refused: ({ code }) => formRedirectPaths.newEmailResult(code === "conflict" ? "taken" : "expired"),
    },
    run: async ({ body }) => {
      await confirmNewEmail(body.token);
      return { message: "Your email address has been changed." };
    },
  }),
});
