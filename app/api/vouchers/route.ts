import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { createGuest } from "@/lib/orders/guest/guest";
import { voucherBody } from "@/lib/orders/vouchers/contracts";
import { startVoucherPayment } from "@/lib/orders/vouchers/start-voucher-payment";
import { initPaymentReply } from "@/lib/subscriptions/contracts";

/** POST /vouchers: starts the payment of a gift voucher. A visitor gives an email address for the receipt. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    errors: ["in_progress", "provider_failed"],
    limit: "checkout",
    body: voucherBody,
    reply: initPaymentReply,
    messages: { failed: "Failed to initialize payment" },
    form: {
      done: ({ authorization_url }) => authorization_url,
      refused: ({ code }) => paths.voucherForm({ error: code }),
    },
    run: async ({ actor, body }) => {
      if (actor) return startVoucherPayment({ buyer: actor, body });
      const { email } = body;
      const missing = "Please enter your email";
      if (!email) return throwAppError("invalid_input", missing, { fields: { email: missing } });
      const guest = await createGuest(null);
      return startVoucherPayment({ buyer: { _id: guest._id, email }, body });
    },
  }),
});
