import { methods, route } from "@/lib/http/route";
import { settlers } from "@/lib/http/settlements";
import { settleCharge } from "@/lib/payments/settle-charge";
import { PaystackError } from "@/lib/platform/paystack";
import { orderIdByReference, readCheckoutState } from "@/lib/shop/checkout-state";
import { checkoutState, paymentReference } from "@/lib/shop/contracts";

/**
 * GET /checkout/state: what became of a payment, for its buyer. It asks Paystack on the way, so that a lost webhook does not
 * keep the buyer waiting; settling is idempotent, so reading it twice changes nothing more. Others learn nothing.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "write",
    query: paymentReference,
    reply: checkoutState,
    run: async ({ actor, query }) => {
      const orderId = actor && (await orderIdByReference(query.reference, actor));
      if (!actor || !orderId) return { state: "unknown" as const, order: null };
      const payment = await settleCharge(query.reference, settlers).catch((error: unknown) => {
        if (error instanceof PaystackError) return "pending" as const;
        throw error;
      });
      return readCheckoutState(actor, query.reference, payment);
    },
  }),
});
