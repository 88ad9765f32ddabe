import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { subscribeBody } from "@/lib/newsletter/contracts";
import { subscribeNewsletter } from "@/lib/newsletter/subscribe-newsletter";

/** POST /newsletter/subscribe: subscribes to the newsletter; the subscriber confirms by email first. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "email-ip",
    body: subscribeBody,
    reply: messageReply,
    form: {
      done: () => formRedirectPaths.newsletterResult("asked"),
      refused: () => formRedirectPaths.newsletterResult("refused"),
    },
    run: async ({ body }) => {
      await subscribeNewsletter(body);
      return { message: "Check your inbox: we have asked if it was really you." };
    },
  }),
});
