import { methods, route } from "@/lib/http/route";
import { issueVoucher } from "@/lib/orders/vouchers/admin-voucher-actions";
import { adminVoucherReply, issueVoucherBody } from "@/lib/orders/vouchers/contracts";

/** POST /admin/vouchers: issues a voucher that nobody has paid for, with a reason, and emails its code. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    limit: "write",
    body: issueVoucherBody,
    reply: adminVoucherReply,
    messages: { failed: "Failed to issue voucher" },
    run: ({ actor, body }) => issueVoucher({ actor, body }),
  }),
});
