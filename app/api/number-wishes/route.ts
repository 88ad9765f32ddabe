import { methods, route } from "@/lib/http/route";
import { followingReply, numberWishBody } from "@/lib/collections/contracts";
import { listFollowing } from "@/lib/collections/following-queries";
import { wishForNumber } from "@/lib/collections/wish-for-number";
import { paths } from "@/lib/core/urls/paths";
import { wishFormErrorRedirect } from "@/lib/http/follow-form-redirects";

/** POST /number-wishes: asks for an email when a number of a drop is free again. Idempotent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "not_found", "not_open"],
    limit: "write",
    body: numberWishBody,
    reply: followingReply,
    messages: { failed: "Failed to save this number" },
    form: { done: () => paths.following(), refused: wishFormErrorRedirect },
    run: async ({ actor, body }) => {
      await wishForNumber({ actor, body });
      return listFollowing(actor);
    },
  }),
});
