import { methods, route } from "@/lib/http/route";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { readCards } from "@/lib/newsletter/cards";
import { previewBody, previewReply } from "@/lib/newsletter/issue-contracts";
import { renderIssue } from "@/lib/newsletter/issue-email";
import { slugOf } from "@/lib/newsletter/rules";

/** POST /admin/newsletters/preview: renders a draft as its readers will see it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "newsletter",
    limit: "write",
    body: previewBody,
    maxBodyBytes: 500_000,
    reply: previewReply,
    messages: { failed: "The preview could not be made." },
    run: async ({ body: { isPublic, ...draft } }) =>
      renderIssue({
        ...draft,
        cards: await readCards(draft.blocks),
        slug: isPublic ? slugOf(draft.subject) : null,
        unsubscribeUrl: formRedirectPaths.newsletterResult("unsubscribed"),
      }),
  }),
});
