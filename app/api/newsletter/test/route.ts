import { messageReply } from "@/lib/accounts/contracts";
import { issueBody } from "@/lib/community/desk-contracts";
import { testNewsletter } from "@/lib/community/test-newsletter";
import { methods, route } from "@/lib/http/route";

/** POST /newsletter/test: an issue to the admin who writes it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    body: issueBody,
    reply: messageReply,
    sentences: { invalid: "Please fill in both subject and content" },
    run: async ({ actor, body }) => {
      await testNewsletter({ actor, body });
      return { message: `✅ A test is on its way to ${actor.email}.` };
    },
  }),
});
