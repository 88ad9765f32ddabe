import { methods, route } from "@/lib/http/route";
import { resendGift } from "@/lib/subscriptions/gifts/admin-gift-actions";
import { adminGiftParams, adminGiftReply } from "@/lib/subscriptions/gifts/contracts";

/** POST /admin/gift-memberships/{id}/resend: emails a new code to the recipient; the code before it stops working. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "payments",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: adminGiftParams,
    reply: adminGiftReply,
    messages: { failed: "Failed to resend gift" },
    run: async ({ actor, params }) => {
      await resendGift({ actor, id: params.id });
      return { state: "sent" as const };
    },
  }),
});
