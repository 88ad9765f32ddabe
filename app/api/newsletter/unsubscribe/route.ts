import { methods } from "@/lib/http/route";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { emailTokenRoute } from "@/lib/http/email-token-route";
import { newsletterToken } from "@/lib/newsletter/contracts";
import { unsubscribeNewsletter } from "@/lib/newsletter/unsubscribe-newsletter";

/** POST /newsletter/unsubscribe: unsubscribes with the token of any issue. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: emailTokenRoute({
    token: newsletterToken,
    use: unsubscribeNewsletter,
    message: "You are off the list.",
    form: {
      done: () => formRedirectPaths.newsletterResult("unsubscribed"),
      refused: () => formRedirectPaths.newsletterResult("expired"),
    },
  }),
});
