import { methods, route } from "@/lib/http/route";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { initPaymentReply, renewalParams } from "@/lib/subscriptions/contracts";
import { payRenewal } from "@/lib/subscriptions/pay-renewal";

/** POST /membership/renewals/{id}: starts the payment of a renewal link. Anyone with the link may pay, signed in or not. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["already_active", "conflict", "in_progress", "provider_failed"],
    limit: "checkout",
    params: renewalParams,
    reply: initPaymentReply,
    messages: { failed: "Failed to initialize payment" },
    form: {
      done: ({ authorization_url }) => authorization_url,
      refused: ({ code }) => formRedirectPaths.subscribeError(code),
    },
    run: ({ params }) => payRenewal(params.renewalId),
  }),
});
