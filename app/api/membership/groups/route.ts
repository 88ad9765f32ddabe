import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { fieldsOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";
import { createGuest } from "@/lib/orders/guest/guest";
import { readAppliedVoucher } from "@/lib/orders/vouchers/apply-voucher";
import { initPaymentReply } from "@/lib/subscriptions/contracts";
import { groupBody } from "@/lib/subscriptions/groups/contracts";
import { startGroupPayment } from "@/lib/subscriptions/groups/start-group-payment";

/** What a form without JavaScript has sent, for the form that says what was wrong. */
function sentWith(body: unknown): { plan?: string; renew?: string; seats?: string } {
  const { plan, renew, seats } = fieldsOf(body);
  return {
    ...(typeof plan === "string" && { plan: plan.slice(0, 20) }),
    ...(typeof renew === "string" && renew && { renew: renew.slice(0, 120) }),
    ...(typeof seats === "string" && /^\d{1,2}$/.test(seats) && { seats }),
  };
}

/** POST /membership/groups: starts the payment of seats for a group. A visitor gives an email address for the receipt. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    errors: ["code_refused", "in_progress", "not_found", "provider_failed"],
    limit: "checkout",
    body: groupBody,
    reply: initPaymentReply,
    messages: { failed: "Failed to initialize payment" },
    form: {
      done: ({ authorization_url }) => authorization_url,
      refused: ({ code }, body) => paths.groupForm({ ...sentWith(body), error: code }),
    },
    run: async ({ actor, body }) => {
      const voucherId = readAppliedVoucher(body.voucher);
      if (actor) return startGroupPayment({ buyer: actor, body, voucherId });
      const { email } = body;
      const missing = "Please enter your email";
      if (!email) return throwAppError("invalid_input", missing, { fields: { email: missing } });
      const guest = await createGuest(null);
      return startGroupPayment({ buyer: { _id: guest._id, email }, body, voucherId });
    },
  }),
});
