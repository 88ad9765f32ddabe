import { methods, route } from "@/lib/http/route";
import { settleOrWait } from "@/lib/http/settlements";
import { paymentHelpBody, paymentHelpReply } from "@/lib/payments/contracts";
import { lookForPayment } from "@/lib/payments/look-for-payment";
import { mailFindings } from "@/lib/payments/mail-findings";
import { answerPaths } from "@/lib/platform/answer-paths";

/** POST /help/payment: "I was debited". Asks Paystack again, completes what is paid, and says where the money is. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "enquiry",
    body: paymentHelpBody,
    reply: paymentHelpReply,
    form: {
      done: ({ finding }) => answerPaths.paymentHelpSaid(finding?.state ?? "mailed"),
      refused: ({ code }) => answerPaths.paymentHelpSaid(code === "rate_limited" ? "busy" : "refused"),
    },
    run: async ({ body: { reference, email, amount } }) => {
      if (reference) {
        const finding = await lookForPayment(reference, settleOrWait);
        return { finding, message: finding.message };
      }
      if (email && amount) await mailFindings({ email, amount });
      return {
        finding: null,
        message: `If a payment of that sum was begun with ${email} in the last 60 days, what Paystack says of it is on its way there.`,
      };
    },
  }),
});
