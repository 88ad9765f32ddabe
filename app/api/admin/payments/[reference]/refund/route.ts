import { methods, route } from "@/lib/http/route";
import { reasonBody } from "@/lib/auth/admin-contracts";
import { messageReply } from "@/lib/auth/contracts";
import { receiptParams } from "@/lib/subscriptions/contracts";
import { refundMembership } from "@/lib/subscriptions/refund-membership";

/** POST /admin/payments/{reference}/refund: refunds a payment for a plan in full, and takes back its time. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: receiptParams,
    body: reasonBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await refundMembership({ actor, reference: params.reference, reason: body.reason });
      return { message: "The payment is refunded." };
    },
  }),
});
