import { methods, route } from "@/lib/http/route";
import { initPaymentReply, renewalParams } from "@/lib/membership/contracts";
import { payRenewal } from "@/lib/membership/pay-renewal";
import { answerPaths } from "@/lib/platform/answer-paths";

/** POST /membership/renewals/{id}: begins the payment behind a renewal's link. Who has the link may pay, signed in or not. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "checkout",
    params: renewalParams,
    reply: initPaymentReply,
    sentences: { failed: "Failed to initialize payment" },
    form: {
      done: ({ authorization_url }) => authorization_url,
      refused: ({ code }) => answerPaths.subscribeRefused(code),
    },
    run: ({ params }) => payRenewal(params.renewalId),
  }),
});
