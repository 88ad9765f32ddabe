import { methods, route } from "@/lib/http/route";
import { NextResponse } from "next/server";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { groupParams } from "@/lib/subscriptions/groups/contracts";
import { getGroupReference } from "@/lib/subscriptions/groups/queries";
import { pollPayment } from "@/lib/workflows/settlement-handlers";

/**
 * GET /membership/groups/{token}/return: Paystack sends the buyer of a group here. The payment is verified with Paystack, then the page
 * of the group opens. Its own route, because a page must not change anything while it is rendered.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 303: null },
    limit: "write",
    params: groupParams,
    run: async ({ params: { token } }) => {
      const reference = await getGroupReference(token);
      if (!reference) throwAppError("not_found", "There is no such group.");
      await pollPayment(reference);
      return NextResponse.redirect(new URL(paths.group(token), env().APP_URL), 303);
    },
  }),
});
