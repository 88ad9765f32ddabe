import { messageReply } from "@/lib/accounts/contracts";
import { methods, route } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";
import { alertToken } from "@/lib/shop/alert-contracts";
import { leaveAlert } from "@/lib/shop/answer-alert";

/** POST /alerts/leave: forgets who asked to hear of a drop, with the secret that stands in the letter. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "use-token",
    body: alertToken,
    reply: messageReply,
    form: { done: () => answerPaths.dropAlert("gone"), refused: () => answerPaths.dropAlert("expired") },
    run: async ({ body }) => {
      await leaveAlert(body.token);
      return { message: "✅ Your address is forgotten." };
    },
  }),
});
