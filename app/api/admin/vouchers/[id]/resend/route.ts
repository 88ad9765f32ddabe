import { methods, route } from "@/lib/http/route";
import { resendVoucher } from "@/lib/orders/vouchers/admin-voucher-actions";
import { adminVoucherParams, adminVoucherReply } from "@/lib/orders/vouchers/contracts";

/** POST /admin/vouchers/{id}/resend: emails a new code; the code before it stops working. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: adminVoucherParams,
    reply: adminVoucherReply,
    messages: { failed: "Failed to resend voucher" },
    run: ({ actor, params }) => resendVoucher({ actor, id: params.id }),
  }),
});
