import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { guestOrderRedirect } from "@/lib/http/guest-order-redirect";
import { orderReply } from "@/lib/orders/contracts";
import { deliveryReviewBody } from "@/lib/orders/delivery-review-contracts";
import { requireGuestOrder } from "@/lib/orders/guest/guest-order";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import { guestOrderParams } from "@/lib/orders/guest-contracts";
import { reviewDelivery } from "@/lib/orders/review-delivery";

/** POST /guest/orders/{token}/delivery-review: the guest says whether the delivery was good, once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: guestOrderParams,
    body: deliveryReviewBody,
    reply: orderReply,
    messages: { failed: "Failed to save review" },
    form: { done: ({ order }) => paths.guestOrder(orderLinkToken(order.number)), refused: guestOrderRedirect },
    run: async ({ params, body }) => ({
      order: await reviewDelivery({ ...(await requireGuestOrder(params.token)), review: body }),
    }),
  }),
});
