import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { refundParams } from "@/lib/payments/contracts";
import { retryRefund } from "@/lib/payments/retry-refund";

/** POST /admin/refunds/{id}/retry: sends a failed refund to Paystack again. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict"],
    limit: "write",
    params: refundParams,
    reply: emptyReply,
    messages: { failed: "The refund could not be retried" },
    run: async ({ actor, params }) => {
      await retryRefund({ actor, refundId: params.refundId });
      return {};
    },
  }),
});
