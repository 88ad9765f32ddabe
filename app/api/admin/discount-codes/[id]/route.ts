import { methods, route } from "@/lib/http/route";
import { discountCodeChange, discountCodeParams, discountCodeReply } from "@/lib/orders/discount-codes/contracts";
import { updateDiscountCode } from "@/lib/orders/discount-codes/update-discount-code";

/** PUT /admin/discount-codes/{id}: changes the terms of a discount code for new orders. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "stale"],
    limit: "write",
    params: discountCodeParams,
    body: discountCodeChange,
    reply: discountCodeReply,
    messages: { failed: "Failed to save discount code" },
    run: async ({ actor, params, body }) => ({ code: await updateDiscountCode({ actor, id: params.id, body }) }),
  }),
});
