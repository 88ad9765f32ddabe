import { methods, route } from "@/lib/http/route";
import { stopVoucher } from "@/lib/orders/vouchers/admin-voucher-actions";
import { adminVoucherParams, adminVoucherReply, stopVoucherBody } from "@/lib/orders/vouchers/contracts";

/** POST /admin/vouchers/{id}/stop: nobody can spend it any more; or, with `stopped` false, allows it again. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: adminVoucherParams,
    body: stopVoucherBody,
    reply: adminVoucherReply,
    messages: { failed: "Failed to stop voucher" },
    run: ({ actor, params, body }) => stopVoucher({ actor, id: params.id, ...body }),
  }),
});
