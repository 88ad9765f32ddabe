import { methods, route } from "@/lib/http/route";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { refreshSession } from "@/lib/http/renew-session";
import { readAppliedVoucher } from "@/lib/orders/vouchers/apply-voucher";
import { initPaymentBody, initPaymentReply } from "@/lib/subscriptions/contracts";
import { startCheckout } from "@/lib/subscriptions/start-checkout";

/** POST /payments/init: starts the payment of a plan and returns the payment URL; a gift voucher may have paid all of it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["already_active", "code_refused", "in_progress", "provider_failed"],
    limit: "checkout",
    body: initPaymentBody,
    reply: initPaymentReply,
    messages: {
      unauthenticated: "You must be logged in to subscribe",
      invalid: "Please choose one of the plans",
      failed: "Failed to initialize payment",
    },
    form: {
      done: ({ authorization_url }) => authorization_url,
      refused: ({ code }) => formRedirectPaths.subscribeError(code),
    },
    run: async ({ actor, body: { plan, discountCode, friend, payment, voucher, voucherSeen }, headers }) => {
      const { isPaid, ...started } = await startCheckout({
        actor,
        plan,
        isOnce: payment === "once",
        discountCode: discountCode || undefined,
        voucherId: readAppliedVoucher(voucher),
        voucherSeen,
        friend: friend || undefined,
      });
      if (isPaid) await refreshSession(actor, headers);
      return started;
    },
  }),
});
