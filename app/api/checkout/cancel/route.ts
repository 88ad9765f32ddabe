import { methods, route } from "@/lib/http/route";
import { checkoutStateReply, paymentReference } from "@/lib/orders/contracts";
import { releaseCheckout } from "@/lib/orders/release-order";
import { getCheckoutState } from "@/lib/workflows/get-checkout-state";

/** POST /checkout/cancel: cancels an unpaid order and releases its stock, unless the payment has arrived. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "checkout",
    body: paymentReference,
    reply: checkoutStateReply,
    run: ({ actor, body }) =>
      getCheckoutState(actor, body.reference, (orderId) => releaseCheckout(orderId, "cancelled")),
  }),
});
