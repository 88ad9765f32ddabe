import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { cancelSchedule, scheduleIssue } from "@/lib/newsletter/issue-acts";
import { issueParams, scheduleIssueBody, scheduleIssueReply } from "@/lib/newsletter/issue-contracts";

/**
 * PUT /admin/newsletters/{id}/schedule: schedules an issue, or moves it. DELETE /admin/newsletters/{id}/schedule: makes a scheduled
 * issue a draft again.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "newsletter",
    errors: ["conflict", "stale"],
    limit: "write",
    params: issueParams,
    body: scheduleIssueBody,
    reply: scheduleIssueReply,
    messages: { failed: "The newsletter was not scheduled." },
    run: ({ actor, params, body }) => scheduleIssue({ actor, id: params.id, body }),
  }),
  DELETE: route({
    access: "admin",
    permission: "newsletter",
    errors: ["conflict"],
    limit: "write",
    params: issueParams,
    reply: emptyReply,
    messages: { failed: "The newsletter is still scheduled." },
    run: async ({ actor, params }) => {
      await cancelSchedule({ actor, id: params.id });
      return {};
    },
  }),
});
