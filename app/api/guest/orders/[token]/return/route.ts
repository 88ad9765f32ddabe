import { NextResponse } from "next/server";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";
import { methods, route } from "@/lib/http/route";
import { requireGuestOrder } from "@/lib/orders/guest/guest-order";
import { guestOrderParams } from "@/lib/orders/guest-contracts";
import { getOrderReference } from "@/lib/orders/queries";
import { pollPayment } from "@/lib/workflows/settlement-handlers";

/**
 * GET /guest/orders/{token}/return: Paystack sends a guest here after the payment. The payment is verified with Paystack, then the order's
 * page opens. Its own route, because a page must not change anything while it is rendered.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    errors: ["not_found"],
    produces: { 303: null },
    limit: "write",
    params: guestOrderParams,
    run: async ({ params: { token } }) => {
      const reference = await getOrderReference(await requireGuestOrder(token));
      if (reference) await pollPayment(reference);
      return NextResponse.redirect(new URL(paths.guestOrder(token), env().APP_URL), 303);
    },
  }),
});
