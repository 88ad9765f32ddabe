import { methods, route } from "@/lib/http/route";
import { refundGift } from "@/lib/subscriptions/gifts/admin-gift-actions";
import { adminGiftParams, adminGiftReply } from "@/lib/subscriptions/gifts/contracts";

/** POST /admin/gift-memberships/{id}/refund: refunds a gift that was not redeemed. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: adminGiftParams,
    reply: adminGiftReply,
    messages: { failed: "Failed to refund gift" },
    run: async ({ actor, params }) => {
      await refundGift({ actor, id: params.id });
      return { state: "refunded" as const };
    },
  }),
});
