import { methods, route } from "@/lib/http/route";
import { mutedCommentsQuery, mutedCommentsReply } from "@/lib/comments/mute-contracts";
import { findMutedComments } from "@/lib/comments/mute-queries";

/** GET /mutes/comments: which comments of a page that is the same for everybody are by people whom the caller has muted; none for a visitor. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    query: mutedCommentsQuery,
    reply: mutedCommentsReply,
    run: async ({ actor, query }) => ({
      comments: await findMutedComments(actor?._id ?? null, query.ids.split(",")),
    }),
  }),
});
