import { messageReply } from "@/lib/auth/contracts";
import { methods, route } from "@/lib/http/route";
import { issueBody } from "@/lib/newsletter/contracts";
import { sendTestNewsletter } from "@/lib/newsletter/send-test-newsletter";

/** POST /newsletter/test: sends an issue to the admin who writes it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "newsletter",
    limit: "write",
    body: issueBody,
    reply: messageReply,
    messages: { invalid: "Please fill in both subject and content" },
    run: async ({ actor, body }) => {
      await sendTestNewsletter({ actor, body });
      return { message: `A test is on its way to ${actor.email}.` };
    },
  }),
});
