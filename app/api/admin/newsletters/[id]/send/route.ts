import { methods, route } from "@/lib/http/route";
import { issueParams, sendIssueBody, sendIssueReply } from "@/lib/newsletter/issue-contracts";
import { sendIssue } from "@/lib/newsletter/start-issue";

/** POST /admin/newsletters/{id}/send: begins to send an issue to the confirmed number of recipients. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "newsletter",
    errors: ["conflict", "stale"],
    limit: "write",
    params: issueParams,
    body: sendIssueBody,
    reply: sendIssueReply,
    messages: { failed: "The newsletter was not sent." },
    run: async ({ actor, params, body }) => {
      const { recipients } = await sendIssue({ actor, id: params.id, body });
      const people = `${recipients} ${recipients === 1 ? "person" : "people"}`;
      return { message: `The newsletter is on its way to ${people}.`, recipients };
    },
  }),
});
