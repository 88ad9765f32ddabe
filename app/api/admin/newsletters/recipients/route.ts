import { methods, route } from "@/lib/http/route";
import { recipientsQuery, recipientsReply } from "@/lib/newsletter/issue-contracts";
import { countRecipients } from "@/lib/newsletter/recipients";

/** GET /admin/newsletters/recipients: how many people an issue for a segment would go to now. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "newsletter",
    limit: "read",
    query: recipientsQuery,
    reply: recipientsReply,
    run: async ({ query: { audience, value = "" } }) => ({
      recipients: await countRecipients({ audience, audienceValue: value }),
    }),
  }),
});
