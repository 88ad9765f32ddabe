import { methods, route } from "@/lib/http/route";
import { renewalRetryParams, renewalRetryReply } from "@/lib/subscriptions/contracts";
import { retryRenewal } from "@/lib/subscriptions/retry-renewal";

/** POST /admin/renewals/{failureId}/retry: charges the saved card of a member whose renewal failed. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict", "in_progress", "provider_failed"],
    limit: "write",
    params: renewalRetryParams,
    reply: renewalRetryReply,
    messages: { failed: "The card could not be charged" },
    run: ({ actor, params: { failureId } }) => retryRenewal({ actor, failureId }),
  }),
});
