import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { methods, route } from "@/lib/http/route";
import { issueBody, previewReply } from "@/lib/newsletter/contracts";
import { renderIssue } from "@/lib/newsletter/emails";

/** POST /newsletter/preview: renders an issue as its readers will see it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "newsletter",
    limit: "write",
    body: issueBody,
    reply: previewReply,
    messages: { invalid: "Please fill in both subject and content" },
    run: async ({ body }) => ({
      html: (await renderIssue({ ...body, unsubscribeUrl: formRedirectPaths.newsletterResult("unsubscribed") })).html,
    }),
  }),
});
