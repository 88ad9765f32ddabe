import { methods, route } from "@/lib/http/route";
import { refundParams } from "@/lib/payments/desk-contracts";
import { retryRefund } from "@/lib/payments/retry-refund";
import { doneReply } from "@/lib/shop/contracts";

/** POST /admin/refunds/{id}/retry: a refund that failed at Paystack is asked for once more. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: refundParams,
    reply: doneReply,
    sentences: { failed: "The refund could not be asked for again" },
    run: async ({ actor, params }) => {
      await retryRefund({ actor, refundId: params.refundId });
      return {};
    },
  }),
});
