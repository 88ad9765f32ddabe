import { methods, route } from "@/lib/http/route";
import { refundVoucher } from "@/lib/orders/vouchers/admin-voucher-actions";
import { adminVoucherParams, adminVoucherReply, refundVoucherBody } from "@/lib/orders/vouchers/contracts";

/** POST /admin/vouchers/{id}/refund: refunds what is left to the buyer and stops it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: adminVoucherParams,
    body: refundVoucherBody,
    reply: adminVoucherReply,
    messages: { failed: "Failed to refund voucher" },
    run: ({ actor, params, body }) => refundVoucher({ actor, id: params.id, ...body }),
  }),
});
