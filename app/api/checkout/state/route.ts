import { methods, route } from "@/lib/http/route";
import { settleThenRead } from "@/lib/http/settle-then-read";
import { checkoutState, paymentReference } from "@/lib/shop/contracts";

/** GET /checkout/state: what became of a payment, for its buyer. Settling is idempotent: reading it twice changes nothing more. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "write",
    query: paymentReference,
    reply: checkoutState,
    run: ({ actor, query }) => settleThenRead(actor, query.reference),
  }),
});
