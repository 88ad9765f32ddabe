import { methods, route } from "@/lib/http/route";
import { findVoucherByCode } from "@/lib/orders/vouchers/apply-voucher";
import { checkoutVoucherBody, checkoutVoucherReply } from "@/lib/orders/vouchers/contracts";
import { voucherFormRedirect } from "@/lib/orders/vouchers/form-redirect";
import { setVoucherCookie } from "@/lib/orders/vouchers/voucher-cookie";

/** POST /checkout/voucher: applies a gift voucher to the checkout of this browser, or with a blank code removes it. Nothing is reserved. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    limit: "write",
    body: checkoutVoucherBody,
    reply: checkoutVoucherReply,
    form: {
      done: (_, body) => voucherFormRedirect(body),
      refused: ({ code }, body) => voucherFormRedirect(body, code),
    },
    run: async ({ body: { code }, headers, ip }) => {
      if (code === "") {
        setVoucherCookie(headers, null);
        return { balance: 0 };
      }
      const { id, balance } = await findVoucherByCode({ code, ip });
      setVoucherCookie(headers, id);
      return { balance };
    },
  }),
});
