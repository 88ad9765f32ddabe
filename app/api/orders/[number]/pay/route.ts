import { methods, route } from "@/lib/http/route";
import { settleThenRead } from "@/lib/http/settle-then-read";
import { referenceOfOrder } from "@/lib/shop/checkout-state";
import { checkoutReply, orderParams } from "@/lib/shop/contracts";
import { afterRefusedOrderForm } from "@/lib/shop/order-form";
import { resumePayment } from "@/lib/shop/resume-payment";

/** POST /orders/{number}/pay: the way back to the payment page of an order that still holds its pieces. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "checkout",
    params: orderParams,
    reply: checkoutReply,
    form: { done: ({ authorization_url }) => authorization_url, refused: afterRefusedOrderForm },
    run: async ({ actor, params }) => {
      // It may have been paid already, and only the news of it lost.
      const reference = await referenceOfOrder({ actor, ...params });
      if (reference) await settleThenRead(actor, reference);
      return resumePayment({ actor, ...params });
    },
  }),
});
