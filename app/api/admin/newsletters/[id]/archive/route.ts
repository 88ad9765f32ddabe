import { methods, route } from "@/lib/http/route";
import { setArchived } from "@/lib/newsletter/issue-acts";
import { archiveIssueBody, issueParams } from "@/lib/newsletter/issue-contracts";

/** PUT /admin/newsletters/{id}/archive: shows a sent issue in the public archive, or takes it out. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "newsletter",
    errors: ["conflict"],
    limit: "write",
    params: issueParams,
    body: archiveIssueBody,
    reply: archiveIssueBody,
    messages: { failed: "The archive was not changed." },
    run: async ({ actor, params, body }) => {
      await setArchived({ actor, id: params.id, isPublic: body.isPublic });
      return body;
    },
  }),
});
