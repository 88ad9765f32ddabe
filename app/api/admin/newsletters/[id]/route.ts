import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { deleteDraft, saveDraft } from "@/lib/newsletter/drafts";
import { issueParams, saveDraftBody, saveDraftReply } from "@/lib/newsletter/issue-contracts";

/**
 * PUT /admin/newsletters/{id}: saves a draft; a save based on an older version is rejected. DELETE /admin/newsletters/{id}: deletes a
 * draft.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "newsletter",
    errors: ["conflict", "stale"],
    limit: "write",
    params: issueParams,
    body: saveDraftBody,
    maxBodyBytes: 500_000,
    reply: saveDraftReply,
    messages: { failed: "The draft was not saved." },
    run: ({ params, body }) => saveDraft({ id: params.id, body }),
  }),
  DELETE: route({
    access: "admin",
    permission: "newsletter",
    errors: ["conflict"],
    limit: "write",
    params: issueParams,
    reply: emptyReply,
    messages: { failed: "The draft was not deleted." },
    run: async ({ actor, params }) => {
      await deleteDraft({ actor, id: params.id });
      return {};
    },
  }),
});
