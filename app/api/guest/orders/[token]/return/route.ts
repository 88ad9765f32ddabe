import { methods, route } from "@/lib/http/route";
import { NextResponse } from "next/server";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";
import { getCart } from "@/lib/orders/cart-queries";
import { readGuestId, setGuestCookies } from "@/lib/orders/guest/guest-cookie";
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
    run: async ({ params: { token }, request }) => {
      const guest = await requireGuestOrder(token);
      const reference = await getOrderReference(guest);
      const payment = reference ? await pollPayment(reference) : undefined;
      const response = NextResponse.redirect(new URL(paths.guestOrder(token, { payment }), env().APP_URL), 303);
      // A payment empties the cart, whose count the header reads from a cookie.
      if (readGuestId(request.cookies) === guest.actor._id)
        setGuestCookies(response.headers, guest.actor._id, (await getCart(guest.actor)).quantity);
      return response;
    },
  }),
});
