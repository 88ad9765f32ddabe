import { methods, route } from "@/lib/http/route";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paymentHelpBody, paymentHelpReply } from "@/lib/payments/contracts";
import { emailPaymentLookup } from "@/lib/payments/email-payment-lookup";
import { lookupPayment } from "@/lib/payments/lookup-payment";
import { pollPayment } from "@/lib/workflows/settlement-handlers";

/** POST /help/payment: "I was debited". Verifies the payment with Paystack, settles it if paid, and returns its state. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "contact",
    body: paymentHelpBody,
    reply: paymentHelpReply,
    form: {
      done: ({ finding }) => formRedirectPaths.paymentHelpResult(finding?.state ?? "mailed"),
      refused: ({ code }) => formRedirectPaths.paymentHelpResult(code === "rate_limited" ? "busy" : "refused"),
    },
    run: async ({ body: { reference, email, amount } }) => {
      if (reference) {
        const finding = await lookupPayment(reference, pollPayment);
        return { finding, message: finding.message };
      }
      if (email && amount) await emailPaymentLookup({ email, amount });
      return {
        finding: null,
        message: `If a payment of that sum was begun with ${email} in the last 60 days, what Paystack says of it is on its way there.`,
      };
    },
  }),
});
