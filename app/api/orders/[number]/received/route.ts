import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";
import { orderParams, orderReply } from "@/lib/shop/contracts";
import { afterRefusedOrderForm } from "@/lib/shop/order-form";
import { receiveOrder } from "@/lib/shop/receive-order";

/** POST /orders/{number}/received: the buyer says that the parcel has arrived. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: orderParams,
    reply: orderReply,
    form: { done: ({ order }) => paths.order(order.number), refused: afterRefusedOrderForm },
    sentences: { failed: "Failed to update order" },
    run: async ({ actor, params }) => ({ order: await receiveOrder({ actor, ...params }) }),
  }),
});
