import { methods, route } from "@/lib/http/route";
import { guestOrderRedirect } from "@/lib/http/guest-order-redirect";
import { checkoutReply } from "@/lib/orders/contracts";
import { guestReturnPaths, requireGuestOrder } from "@/lib/orders/guest/guest-order";
import { guestOrderParams } from "@/lib/orders/guest-contracts";
import { getOrderReference } from "@/lib/orders/queries";
import { resumePayment } from "@/lib/orders/resume-payment";
import { pollPayment } from "@/lib/workflows/settlement-handlers";

/** POST /guest/orders/{token}/pay: resumes the payment of a guest's order whose stock is still held. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["conflict", "in_progress", "not_found", "provider_failed"],
    limit: "checkout",
    params: guestOrderParams,
    reply: checkoutReply,
    form: { done: ({ authorization_url }) => authorization_url, refused: guestOrderRedirect },
    run: async ({ params }) => {
      const order = await requireGuestOrder(params.token);
      // It may be paid already, with a lost webhook.
      const reference = await getOrderReference(order);
      if (reference) await pollPayment(reference);
      return resumePayment({ ...order, returnTo: guestReturnPaths(params.token) });
    },
  }),
});
