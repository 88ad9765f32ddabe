import { issueBody, previewReply } from "@/lib/community/desk-contracts";
import { renderIssue } from "@/lib/community/newsletter-letter";
import { methods, route } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";

/** POST /newsletter/preview: an issue as its readers will see it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    body: issueBody,
    reply: previewReply,
    sentences: { invalid: "Please fill in both subject and content" },
    run: async ({ body }) => ({
      html: (await renderIssue({ ...body, leave: answerPaths.newsletter("unsubscribed") })).html,
    }),
  }),
});
