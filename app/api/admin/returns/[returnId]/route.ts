import { methods, route } from "@/lib/http/route";
import { adminReturnReply, returnParams, reviewReturnBody } from "@/lib/orders/return-contracts";
import { reviewReturn } from "@/lib/orders/review-return";

/** POST /admin/returns/{id}: approves or refuses a return request, or records that the parcel has come back. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict"],
    limit: "write",
    params: returnParams,
    body: reviewReturnBody,
    reply: adminReturnReply,
    messages: { failed: "Failed to update the return" },
    run: async ({ actor, params, body }) => ({ request: await reviewReturn({ actor, ...params, body }) }),
  }),
});
