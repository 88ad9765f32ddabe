import { methods, route } from "@/lib/http/route";
import { verifyPaymentBody, verifyPaymentReply } from "@/lib/payments/contracts";
import { verifyPayment } from "@/lib/workflows/verify-payment";

/** POST /admin/payments/verify: verifies a payment with Paystack again. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    limit: "write",
    body: verifyPaymentBody,
    reply: verifyPaymentReply,
    messages: { failed: "Paystack could not be reached. Please try again." },
    run: async ({ actor, body: { reference } }) => ({ state: await verifyPayment({ actor, reference }) }),
  }),
});
