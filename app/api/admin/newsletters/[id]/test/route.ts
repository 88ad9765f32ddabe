import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { sendTest } from "@/lib/newsletter/issue-acts";
import { issueParams, testIssueBody } from "@/lib/newsletter/issue-contracts";

/** POST /admin/newsletters/{id}/test: sends the saved draft to the admin who asks. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "newsletter",
    errors: ["stale"],
    limit: "write",
    params: issueParams,
    body: testIssueBody,
    reply: messageReply,
    messages: { failed: "The test was not sent." },
    run: async ({ actor, params, body }) => {
      await sendTest({ actor, id: params.id, version: body.version });
      return { message: `A test is on its way to ${actor.email}.` };
    },
  }),
});
