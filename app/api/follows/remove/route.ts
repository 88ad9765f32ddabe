import { methods, route } from "@/lib/http/route";
import { followBody, followingReply } from "@/lib/collections/contracts";
import { listFollowing } from "@/lib/collections/following-queries";
import { unfollow } from "@/lib/collections/unfollow";
import { paths } from "@/lib/core/urls/paths";
import { followFormErrorRedirect } from "@/lib/http/follow-form-redirects";

/** POST /follows/remove: stops following a leader, a series or comments. Idempotent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: followBody,
    reply: followingReply,
    messages: { failed: "Failed to stop following this" },
    form: { done: () => paths.following(), refused: followFormErrorRedirect },
    run: async ({ actor, body }) => {
      await unfollow({ actor, body });
      return listFollowing(actor);
    },
  }),
});
