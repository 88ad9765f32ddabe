import { approveComment } from "@/lib/community/approve-comment";
import { commentParams, nothingReply } from "@/lib/community/contracts";
import { methods, route } from "@/lib/http/route";

/** POST /comments/{id}/approve: hangs a note that waited. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: commentParams,
    reply: nothingReply,
    sentences: { forbidden: "Access Denied, Only administrators can moderate comments." },
    run: async ({ actor, params }) => {
      await approveComment({ actor, id: params.exhibition });
      return {};
    },
  }),
});
