import { methods, route } from "@/lib/http/route";
import { createDraft } from "@/lib/newsletter/drafts";
import { createDraftBody, createDraftReply } from "@/lib/newsletter/issue-contracts";

/** POST /admin/newsletters: creates a draft, empty, with content, or as a copy of an issue. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "newsletter",
    limit: "write",
    body: createDraftBody,
    maxBodyBytes: 500_000,
    reply: createDraftReply,
    status: 201,
    messages: { failed: "The draft was not created." },
    run: ({ actor, body }) => createDraft({ actor, body }),
  }),
});
