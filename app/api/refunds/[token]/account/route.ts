import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { paths } from "@/lib/core/urls/paths";
import { refundAccountBody, refundAccountParams } from "@/lib/payments/contracts";
import { sendRefundAccount } from "@/lib/payments/refund-accounts/send-refund-account";

/** POST /refunds/{token}/account: the account for a refund that cannot go back the way it came. The link of the email is the permission. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["conflict", "in_progress", "provider_failed"],
    limit: "checkout",
    params: refundAccountParams,
    body: refundAccountBody,
    reply: emptyReply,
    form: {
      done: () => paths.refundSent,
      refused: ({ code }, _, { token }) => paths.refundDetails(String(token), { error: code }),
    },
    run: async ({ params, body }) => {
      await sendRefundAccount({ token: params.token, ...body });
      return {};
    },
  }),
});
