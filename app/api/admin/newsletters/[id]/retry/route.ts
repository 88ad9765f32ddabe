import { methods, route } from "@/lib/http/route";
import { issueParams, retryIssueReply } from "@/lib/newsletter/issue-contracts";
import { retryIssue } from "@/lib/newsletter/retry-issue";

/** POST /admin/newsletters/{id}/retry: sends again what has failed for good. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "newsletter",
    errors: ["conflict"],
    limit: "write",
    params: issueParams,
    reply: retryIssueReply,
    messages: { failed: "The failed emails were not sent again." },
    run: ({ actor, params }) => retryIssue({ actor, id: params.id }),
  }),
});
