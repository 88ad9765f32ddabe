import { methods, route } from "@/lib/http/route";
import { followingReply, numberWishBody } from "@/lib/collections/contracts";
import { listFollowing } from "@/lib/collections/following-queries";
import { removeNumberWish } from "@/lib/collections/remove-number-wish";
import { paths } from "@/lib/core/urls/paths";
import { followFormErrorRedirect } from "@/lib/http/follow-form-redirects";

/** POST /number-wishes/remove: takes back the wish for a number. Idempotent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: numberWishBody,
    reply: followingReply,
    messages: { failed: "Failed to remove this number" },
    form: { done: () => paths.following(), refused: followFormErrorRedirect },
    run: async ({ actor, body }) => {
      await removeNumberWish({ actor, body });
      return listFollowing(actor);
    },
  }),
});
