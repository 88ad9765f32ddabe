import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { fieldsOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";
import { createGuest } from "@/lib/orders/guest/guest";
import { readAppliedVoucher } from "@/lib/orders/vouchers/apply-voucher";
import { initPaymentReply } from "@/lib/subscriptions/contracts";
import { giftMembershipBody } from "@/lib/subscriptions/gifts/contracts";
import { startGiftPayment } from "@/lib/subscriptions/gifts/start-gift-payment";

const planOf = (body: unknown): string | undefined => {
  const { plan } = fieldsOf(body);
  return typeof plan === "string" ? plan.slice(0, 20) : undefined;
};

/** POST /membership/gifts: starts the payment of a plan for somebody else. A visitor gives an email address for the receipt. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    errors: ["code_refused", "in_progress", "provider_failed"],
    limit: "checkout",
    body: giftMembershipBody,
    reply: initPaymentReply,
    messages: { failed: "Failed to initialize payment" },
    form: {
      done: ({ authorization_url }) => authorization_url,
      refused: ({ code }, body) => paths.giftForm({ plan: planOf(body), error: code }),
    },
    run: async ({ actor, body }) => {
      const voucherId = readAppliedVoucher(body.voucher);
      if (actor) return startGiftPayment({ buyer: actor, body, voucherId });
      const { email } = body;
      const missing = "Please enter your email";
      if (!email) return throwAppError("invalid_input", missing, { fields: { email: missing } });
      const guest = await createGuest(null);
      return startGiftPayment({ buyer: { _id: guest._id, email }, body, voucherId });
    },
  }),
});
