import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { orderParams } from "@/lib/orders/contracts";
import { cancelDraftOrder } from "@/lib/orders/drafts/cancel-draft-order";

/** POST /admin/draft-orders/{id}/cancel: cancels an unpaid order that an admin made, and puts its items back on sale. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: orderParams,
    reply: emptyReply,
    messages: { failed: "The order could not be cancelled" },
    run: async ({ actor, params }) => {
      await cancelDraftOrder({ actor, idOrNumber: params.number });
      return {};
    },
  }),
});
