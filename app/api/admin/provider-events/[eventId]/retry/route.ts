import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { providerEventParams } from "@/lib/payments/contracts";
import { retryProviderEvent } from "@/lib/workflows/retry-provider-event";

/** POST /admin/provider-events/{id}/retry: handles a parked event of Paystack again, at once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict", "provider_failed"],
    limit: "write",
    params: providerEventParams,
    reply: emptyReply,
    messages: { failed: "The event could not be retried" },
    run: async ({ actor, params }) => {
      await retryProviderEvent({ actor, eventId: params.eventId });
      return {};
    },
  }),
});
