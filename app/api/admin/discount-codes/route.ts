import { methods, route } from "@/lib/http/route";
import { discountCodeBody, discountCodeReply } from "@/lib/orders/discount-codes/contracts";
import { createDiscountCode } from "@/lib/orders/discount-codes/create-discount-code";

/** POST /admin/discount-codes: creates a discount code. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict"],
    limit: "write",
    body: discountCodeBody,
    reply: discountCodeReply,
    status: 201,
    messages: { failed: "Failed to save discount code" },
    run: async ({ actor, body }) => ({ code: await createDiscountCode({ actor, body }) }),
  }),
});
