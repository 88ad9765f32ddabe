import { messageReply } from "@/lib/accounts/contracts";
import { methods, route } from "@/lib/http/route";
import { alertToken } from "@/lib/shop/alert-contracts";
import { leaveAlert } from "@/lib/shop/answer-alert";

/** POST /alerts/leave/{token}: what a mail program sends when its own button for leaving is pressed (RFC 8058). */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "use-token",
    params: alertToken,
    reply: messageReply,
    run: async ({ params }) => {
      await leaveAlert(params.token);
      return { message: "✅ Your address is forgotten." };
    },
  }),
});
