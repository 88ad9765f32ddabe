import { methods, route } from "@/lib/http/route";
import { newsletterBody, newsletterReply } from "@/lib/newsletter/contracts";
import { sendNewsletter } from "@/lib/newsletter/send-newsletter";

/** POST /newsletter/collectors: starts sending an issue, to collectors unless another audience is given. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "newsletter",
    errors: ["conflict", "key_reused"],
    limit: "write",
    body: newsletterBody,
    reply: newsletterReply,
    messages: { invalid: "Please fill in both subject and content" },
    run: async ({ actor, body, key }) => {
      const { issueId, recipients } = await sendNewsletter({ actor, body, key });
      const people = `${recipients} ${recipients === 1 ? "person" : "people"}`;
      return { message: `The newsletter is on its way to ${people}.`, issueId, recipients };
    },
  }),
});
