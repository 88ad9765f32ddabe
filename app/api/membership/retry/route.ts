import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { renewalRetryReply } from "@/lib/subscriptions/contracts";
import { retryOwnCard } from "@/lib/subscriptions/failed-payment";

/** POST /membership/retry: charges the caller's saved card again, after a failed renewal. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "in_progress", "provider_failed"],
    limit: "checkout",
    reply: renewalRetryReply,
    messages: { failed: "The card could not be charged" },
    form: {
      done: ({ state }) => (state === "paid" ? paths.account : paths.failedPayment),
      refused: () => paths.failedPayment,
    },
    run: ({ actor }) => retryOwnCard(actor),
  }),
});
