import { methods, route } from "@/lib/http/route";
import { discountCodeParams, discountCodeReply } from "@/lib/orders/discount-codes/contracts";
import { endDiscountCode } from "@/lib/orders/discount-codes/end-discount-code";

/** POST /admin/discount-codes/{id}/end: ends a discount code now. Orders that use it keep their discount. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict"],
    limit: "write",
    params: discountCodeParams,
    reply: discountCodeReply,
    messages: { failed: "Failed to end discount code" },
    run: async ({ actor, params }) => ({ code: await endDiscountCode({ actor, id: params.id }) }),
  }),
});
