import { methods, route } from "@/lib/http/route";
import { checkoutReply, orderParams } from "@/lib/orders/contracts";
import { orderFormErrorRedirect } from "@/lib/orders/form-redirects";
import { getOrderReference } from "@/lib/orders/queries";
import { resumePayment } from "@/lib/orders/resume-payment";
import { getCheckoutState } from "@/lib/workflows/get-checkout-state";

/** POST /orders/{number}/pay: resumes the payment of an order whose stock is still held. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "in_progress", "provider_failed"],
    limit: "checkout",
    params: orderParams,
    reply: checkoutReply,
    form: { done: ({ authorization_url }) => authorization_url, refused: orderFormErrorRedirect },
    run: async ({ actor, params }) => {
      // It may be paid already, with a lost webhook.
      const reference = await getOrderReference({ actor, ...params });
      if (reference) await getCheckoutState(actor, reference);
      return resumePayment({ actor, ...params });
    },
  }),
});
