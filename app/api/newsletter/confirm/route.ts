import { messageReply } from "@/lib/accounts/contracts";
import { confirmNewsletter } from "@/lib/community/confirm-newsletter";
import { newsletterToken } from "@/lib/community/contracts";
import { methods, route } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";

/** POST /newsletter/confirm: says yes to the letter, with the secret of the mail that asked. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "use-token",
    body: newsletterToken,
    reply: messageReply,
    form: { done: () => answerPaths.newsletter("confirmed"), refused: () => answerPaths.newsletter("expired") },
    run: async ({ body }) => {
      await confirmNewsletter(body.token);
      return { message: "✅ You are on the list." };
    },
  }),
});
