import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { guestOrderRedirect } from "@/lib/http/guest-order-redirect";
import { cancelOrder } from "@/lib/orders/cancel-order";
import { orderReply } from "@/lib/orders/contracts";
import { requireGuestOrder } from "@/lib/orders/guest/guest-order";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import { guestOrderParams } from "@/lib/orders/guest-contracts";

/** POST /guest/orders/{token}/cancel: the guest cancels a paid order before it is packed; the payment is refunded. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: guestOrderParams,
    reply: orderReply,
    messages: { failed: "Failed to cancel order" },
    form: { done: ({ order }) => paths.guestOrder(orderLinkToken(order.number)), refused: guestOrderRedirect },
    run: async ({ params }) => ({ order: await cancelOrder(await requireGuestOrder(params.token)) }),
  }),
});
