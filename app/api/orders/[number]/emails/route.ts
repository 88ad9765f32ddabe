import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { resendEmailBody } from "@/lib/orders/admin-contracts";
import { orderParams } from "@/lib/orders/contracts";
import { resendOrderEmail } from "@/lib/orders/resend-order-email";

/** POST /orders/{id}/emails: sends an email about an order again. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: ["orders", "payments"],
    errors: ["conflict", "not_found"],
    limit: "write",
    params: orderParams,
    body: resendEmailBody,
    reply: emptyReply,
    messages: { failed: "The email could not be sent" },
    run: async ({ actor, params, body }) => {
      await resendOrderEmail({ actor, idOrNumber: params.number, ...body });
      return {};
    },
  }),
});
