import { messageReply } from "@/lib/accounts/contracts";
import { newsletterToken } from "@/lib/community/contracts";
import { unsubscribeNewsletter } from "@/lib/community/unsubscribe-newsletter";
import { methods, route } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";

/** POST /newsletter/unsubscribe: ends the letter, with the secret that stands in every one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "use-token",
    body: newsletterToken,
    reply: messageReply,
    form: { done: () => answerPaths.newsletter("unsubscribed"), refused: () => answerPaths.newsletter("expired") },
    run: async ({ body }) => {
      await unsubscribeNewsletter(body.token);
      return { message: "✅ You are off the list." };
    },
  }),
});
