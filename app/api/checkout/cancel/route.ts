import { methods, route } from "@/lib/http/route";
import { settlers } from "@/lib/http/settlements";
import { settleCharge } from "@/lib/payments/settle-charge";
import { PaystackError } from "@/lib/platform/paystack";
import { orderIdByReference, readCheckoutState } from "@/lib/shop/checkout-state";
import { checkoutState, paymentReference } from "@/lib/shop/contracts";
import { releaseOrder } from "@/lib/shop/release-order";

/** POST /checkout/cancel: the buyer gave up paying; the pieces go back, unless the money has arrived after all. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "checkout",
    body: paymentReference,
    reply: checkoutState,
    run: async ({ actor, body }) => {
      const orderId = await orderIdByReference(body.reference, actor);
      if (!orderId) return { state: "unknown" as const, order: null };
      const payment = await settleCharge(body.reference, settlers).catch((error: unknown) => {
        if (error instanceof PaystackError) return "pending" as const;
        throw error;
      });
      if (payment !== "paid") await releaseOrder(orderId, "cancelled");
      return readCheckoutState(actor, body.reference, payment);
    },
  }),
});
