import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { orderParams } from "@/lib/orders/contracts";
import { sendPaymentLink } from "@/lib/orders/drafts/send-payment-link";

/** POST /admin/draft-orders/{id}/send: emails the payment link to the buyer. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: orderParams,
    reply: emptyReply,
    messages: { failed: "The email could not be sent" },
    run: async ({ actor, params }) => {
      await sendPaymentLink({ actor, idOrNumber: params.number });
      return {};
    },
  }),
});
