import { methods } from "@/lib/http/route";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { emailTokenRoute } from "@/lib/http/email-token-route";
import { confirmNewsletter } from "@/lib/newsletter/confirm-newsletter";
import { newsletterToken } from "@/lib/newsletter/contracts";

/** POST /newsletter/confirm: confirms a subscription with the token of the email. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: emailTokenRoute({
    token: newsletterToken,
    use: confirmNewsletter,
    message: "You are on the list.",
    form: {
      done: () => formRedirectPaths.newsletterResult("confirmed"),
      refused: () => formRedirectPaths.newsletterResult("expired"),
    },
  }),
});
