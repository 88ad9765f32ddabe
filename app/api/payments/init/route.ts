import { methods, route } from "@/lib/http/route";
import { beginMembership } from "@/lib/membership/begin-membership";
import { initPaymentBody, initPaymentReply } from "@/lib/membership/contracts";
import { answerPaths } from "@/lib/platform/answer-paths";

/** POST /payments/init: begins the payment of a plan and answers with the address at which to pay. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "checkout",
    body: initPaymentBody,
    reply: initPaymentReply,
    sentences: {
      unauthenticated: "You must be logged in to subscribe",
      invalid: "Please choose one of the plans",
      failed: "Failed to initialize payment",
    },
    form: {
      done: ({ authorization_url }) => authorization_url,
      refused: ({ code }) => answerPaths.subscribeRefused(code),
    },
    run: ({ actor, body }) => beginMembership({ actor, plan: body.plan }),
  }),
});
