import { methods, route } from "@/lib/http/route";
import { NextResponse } from "next/server";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { voucherLinkParams } from "@/lib/orders/vouchers/contracts";
import { getVoucherReference } from "@/lib/orders/vouchers/queries";
import { pollPayment } from "@/lib/workflows/settlement-handlers";

/**
 * GET /vouchers/{token}/return: Paystack sends the buyer of a voucher here. The payment is verified with Paystack, then the voucher's page
 * opens. Its own route, because a page must not change anything while it is rendered.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 303: null },
    limit: "write",
    params: voucherLinkParams,
    run: async ({ params: { token } }) => {
      const reference = await getVoucherReference(token);
      if (!reference) throwAppError("not_found", "Voucher not found");
      await pollPayment(reference);
      return NextResponse.redirect(new URL(paths.voucher(token), env().APP_URL), 303);
    },
  }),
});
