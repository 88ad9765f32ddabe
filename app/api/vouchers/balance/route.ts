import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { findVoucherByCode } from "@/lib/orders/vouchers/apply-voucher";
import { voucherBalanceReply, voucherCodeBody } from "@/lib/orders/vouchers/contracts";
import { voucherBalanceToken } from "@/lib/orders/vouchers/voucher-tokens";

/** POST /vouchers/balance: the page with what is left on the voucher of a code. Tries are counted. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    limit: "write",
    body: voucherCodeBody,
    reply: voucherBalanceReply,
    form: {
      done: ({ path }) => path,
      refused: ({ code }) => paths.voucherBalanceForm({ error: code }),
    },
    run: async ({ body: { code }, ip }) => {
      const { id } = await findVoucherByCode({ code, ip });
      return { path: paths.voucherBalance(voucherBalanceToken(id)) };
    },
  }),
});
