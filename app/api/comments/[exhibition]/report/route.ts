import { commentParams, nothingReply, reportBody } from "@/lib/community/contracts";
import { reportComment } from "@/lib/community/report-comment";
import { methods, route } from "@/lib/http/route";

/** POST /comments/{id}/report: asks an admin to look at a note. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: commentParams,
    body: reportBody,
    reply: nothingReply,
    run: async ({ actor, params, body }) => {
      await reportComment({ actor, id: params.exhibition, reason: body.reason });
      return {};
    },
  }),
});
