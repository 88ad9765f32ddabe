import { messageReply } from "@/lib/accounts/contracts";
import { subscribeBody } from "@/lib/community/contracts";
import { subscribeNewsletter } from "@/lib/community/subscribe-newsletter";
import { methods, route } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";

/** POST /newsletter/subscribe: asks for the letter; a mail asks back before anything is sent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "mail-address",
    body: subscribeBody,
    reply: messageReply,
    form: { done: () => answerPaths.newsletter("asked"), refused: () => answerPaths.newsletter("refused") },
    run: async ({ body }) => {
      await subscribeNewsletter(body);
      return { message: "✅ Check your inbox: we have asked if it was really you." };
    },
  }),
});
