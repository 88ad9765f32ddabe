import { methods, route } from "@/lib/http/route";
import { followBody, followingReply } from "@/lib/collections/contracts";
import { follow } from "@/lib/collections/follow";
import { listFollowing } from "@/lib/collections/following-queries";
import { paths } from "@/lib/core/urls/paths";
import { followFormErrorRedirect } from "@/lib/http/follow-form-redirects";

/** GET /follows: what the caller follows, and the numbers that they wish for. POST follows a leader, a series or comments. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: followingReply,
    run: ({ actor }) => listFollowing(actor),
  }),
  POST: route({
    access: "session",
    errors: ["conflict", "not_found"],
    limit: "write",
    body: followBody,
    reply: followingReply,
    messages: { failed: "Failed to follow this" },
    form: { done: () => paths.following(), refused: followFormErrorRedirect },
    run: async ({ actor, body }) => {
      await follow({ actor, body });
      return listFollowing(actor);
    },
  }),
});
