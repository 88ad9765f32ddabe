import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { chargebackBody, chargebackParams } from "@/lib/payments/contracts";
import { respondToChargeback } from "@/lib/workflows/respond-to-chargeback";

/** POST /admin/chargebacks/{id}/response: accepts a chargeback, or contests it with the evidence of the order. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict", "in_progress", "provider_failed"],
    limit: "write",
    params: chargebackParams,
    body: chargebackBody,
    reply: emptyReply,
    messages: { failed: "The response could not be sent" },
    run: async ({ actor, params, body: { response, reason } }) => {
      await respondToChargeback({ actor, chargebackId: params.chargebackId, response, message: reason });
      return {};
    },
  }),
});
