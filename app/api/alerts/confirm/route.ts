import { messageReply } from "@/lib/accounts/contracts";
import { methods, route } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";
import { alertToken } from "@/lib/shop/alert-contracts";
import { confirmAlert } from "@/lib/shop/answer-alert";

/** POST /alerts/confirm: says yes to hearing of a drop, with the secret of the mail that asked. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "use-token",
    body: alertToken,
    reply: messageReply,
    form: { done: () => answerPaths.dropAlert("confirmed"), refused: () => answerPaths.dropAlert("expired") },
    run: async ({ body }) => {
      await confirmAlert(body.token);
      return { message: "✅ We will write to you." };
    },
  }),
});
