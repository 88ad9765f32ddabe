import { newsletterBody, newsletterReply } from "@/lib/community/desk-contracts";
import { sendNewsletter } from "@/lib/community/send-newsletter";
import { methods, route } from "@/lib/http/route";

/** POST /newsletter/collectors: begins to send an issue, to the collectors unless another audience is named. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    body: newsletterBody,
    reply: newsletterReply,
    sentences: { invalid: "Please fill in both subject and content" },
    run: async ({ actor, body, key }) => {
      const { issueId, recipients } = await sendNewsletter({ actor, body, key });
      const people = `${recipients} ${recipients === 1 ? "person" : "people"}`;
      return { message: `✅ The letter is on its way to ${people}.`, issueId, recipients };
    },
  }),
});
