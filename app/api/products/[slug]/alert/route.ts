import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { alertBody, productParams } from "@/lib/catalog/contracts";
import { subscribeAlert, subscribeAlertByEmail } from "@/lib/catalog/subscribe-alert";
import { throwAppError } from "@/lib/core/errors";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";

const failed = "That did not work";
const confirmationSent = "Check your inbox: we have asked if it was really you.";

/**
 * POST /products/{slug}/alert: subscribes to an alert for when a product opens or is back in stock; a visitor confirms by
 * email first.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    errors: ["conflict"],
    limit: "email-ip",
    params: productParams,
    body: alertBody,
    reply: messageReply,
    messages: { invalid: failed, failed },
    form: {
      done: ({ message }) => formRedirectPaths.alertResult(message === confirmationSent ? "asked" : "kept"),
      refused: () => formRedirectPaths.alertResult("refused"),
    },
    run: async ({ actor, params, body: { email, size } }) => {
      const wanted = { slugOrId: params.slug, size };
      if (actor) {
        await subscribeAlert({ actor, ...wanted });
        return { message: "We will write to you." };
      }
      if (!email) return throwAppError("invalid_input", failed, { fields: { email: "Please give an email address." } });
      await subscribeAlertByEmail({ email, ...wanted });
      return { message: confirmationSent };
    },
  }),
});
