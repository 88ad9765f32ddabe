import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { orderParams, orderReply } from "@/lib/orders/contracts";
import { deliveryReviewBody } from "@/lib/orders/delivery-review-contracts";
import { orderFormErrorRedirect } from "@/lib/orders/form-redirects";
import { reviewDelivery } from "@/lib/orders/review-delivery";

/** POST /orders/{number}/delivery-review: the buyer says whether the delivery was good, once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: orderParams,
    body: deliveryReviewBody,
    reply: orderReply,
    form: { done: ({ order }) => paths.order(order.number), refused: orderFormErrorRedirect },
    messages: { failed: "Failed to save review" },
    run: async ({ actor, params, body }) => ({ order: await reviewDelivery({ actor, ...params, review: body }) }),
  }),
});
