import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { guestOrderRedirect } from "@/lib/http/guest-order-redirect";
import { orderReply } from "@/lib/orders/contracts";
import { requireGuestOrder } from "@/lib/orders/guest/guest-order";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import { guestOrderParams } from "@/lib/orders/guest-contracts";
import { markDeliveredByBuyer } from "@/lib/orders/mark-delivered-by-buyer";

/** POST /guest/orders/{token}/received: the guest confirms that the order has arrived. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: guestOrderParams,
    reply: orderReply,
    messages: { failed: "Failed to update order" },
    form: { done: ({ order }) => paths.guestOrder(orderLinkToken(order.number)), refused: guestOrderRedirect },
    run: async ({ params }) => ({ order: await markDeliveredByBuyer(await requireGuestOrder(params.token)) }),
  }),
});
