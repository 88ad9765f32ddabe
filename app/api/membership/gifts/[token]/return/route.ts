import { methods, route } from "@/lib/http/route";
import { NextResponse } from "next/server";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { giftParams } from "@/lib/subscriptions/gifts/contracts";
import { getGiftReference } from "@/lib/subscriptions/gifts/queries";
import { pollPayment } from "@/lib/workflows/settlement-handlers";

/**
 * GET /membership/gifts/{token}/return: Paystack sends the buyer of a gift here. The payment is verified with Paystack, then the gift's
 * page opens. Its own route, because a page must not change anything while it is rendered.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 303: null },
    limit: "write",
    params: giftParams,
    run: async ({ params: { token } }) => {
      const reference = await getGiftReference(token);
      if (!reference) throwAppError("not_found", "Gift not found");
      await pollPayment(reference);
      return NextResponse.redirect(new URL(paths.giftMembership(token), env().APP_URL), 303);
    },
  }),
});
