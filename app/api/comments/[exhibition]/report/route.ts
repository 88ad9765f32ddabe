import { methods, route } from "@/lib/http/route";
import { commentParams, reportBody } from "@/lib/comments/contracts";
import { reportComment } from "@/lib/comments/report-comment";
import { emptyReply } from "@/lib/core/contracts";
import { reportFormRedirects } from "@/lib/http/comment-form-redirects";

/** POST /comments/{id}/report: reports a comment to the admins; accepts a form without script too. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: commentParams,
    body: reportBody,
    reply: emptyReply,
    form: reportFormRedirects,
    run: async ({ actor, params, body }) => {
      await reportComment({ actor, id: params.exhibition, reason: body.reason });
      return {};
    },
  }),
});
