import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { guestOrderRedirect } from "@/lib/http/guest-order-redirect";
import { orderReply } from "@/lib/orders/contracts";
import { claimGuestOrders } from "@/lib/orders/guest/claim-guest-orders";
import { requireGuestOrder } from "@/lib/orders/guest/guest-order";
import { guestOrderParams } from "@/lib/orders/guest-contracts";
import { requireOrder } from "@/lib/orders/queries";

/** POST /guest/orders/{token}/claim: moves the guest's orders into the caller's account, if it has the same verified address. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["forbidden", "not_found"],
    limit: "write",
    params: guestOrderParams,
    reply: orderReply,
    form: { done: ({ order }) => paths.order(order.number), refused: guestOrderRedirect },
    run: async ({ actor, params }) => {
      const guest = await requireGuestOrder(params.token);
      await claimGuestOrders({ actor, guest });
      return { order: await requireOrder({ actor, number: guest.number }) };
    },
  }),
});
