import { methods, route } from "@/lib/http/route";
import { settleThenRead } from "@/lib/http/settle-then-read";
import { checkoutState, paymentReference } from "@/lib/shop/contracts";
import { releaseOrder } from "@/lib/shop/release-order";

/** POST /checkout/cancel: the buyer gave up paying; the pieces go back, unless the money has arrived after all. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "checkout",
    body: paymentReference,
    reply: checkoutState,
    run: ({ actor, body }) => settleThenRead(actor, body.reference, (orderId) => releaseOrder(orderId, "cancelled")),
  }),
});
