import { methods, route } from "@/lib/http/route";
import { checkoutStateReply, paymentReference } from "@/lib/orders/contracts";
import { getCheckoutState } from "@/lib/workflows/get-checkout-state";

/** GET /checkout/state: the state of a payment, for its buyer. Settling is idempotent, so reading twice is safe. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "write",
    query: paymentReference,
    reply: checkoutStateReply,
    run: ({ actor, query }) => getCheckoutState(actor, query.reference),
  }),
});
