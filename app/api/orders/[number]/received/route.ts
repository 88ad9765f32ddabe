import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { orderParams, orderReply } from "@/lib/orders/contracts";
import { orderFormErrorRedirect } from "@/lib/orders/form-redirects";
import { markDeliveredByBuyer } from "@/lib/orders/mark-delivered-by-buyer";

/** POST /orders/{number}/received: the buyer confirms that the parcel has arrived. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: orderParams,
    reply: orderReply,
    form: { done: ({ order }) => paths.order(order.number), refused: orderFormErrorRedirect },
    messages: { failed: "Failed to update order" },
    run: async ({ actor, params }) => ({ order: await markDeliveredByBuyer({ actor, ...params }) }),
  }),
});
