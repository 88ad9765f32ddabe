import { methods, route } from "@/lib/http/route";
import { stopIssue } from "@/lib/newsletter/issue-acts";
import { issueParams, stopIssueReply } from "@/lib/newsletter/issue-contracts";

/** POST /admin/newsletters/{id}/stop: stops sending. What was sent stays sent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "newsletter",
    errors: ["conflict"],
    limit: "write",
    params: issueParams,
    reply: stopIssueReply,
    messages: { failed: "Sending was not stopped." },
    run: ({ actor, params }) => stopIssue({ actor, id: params.id }),
  }),
});
