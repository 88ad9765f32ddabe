import { methods } from "@/lib/http/route";
import { followToken } from "@/lib/collections/contracts";
import { unsubscribeFollow } from "@/lib/collections/unsubscribe-follow";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { emailTokenRoute } from "@/lib/http/email-token-route";

/** POST /follows/unsubscribe: ends a follow or a wish for a number with the token of the email. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: emailTokenRoute({
    token: followToken,
    use: unsubscribeFollow,
    message: "You get no more emails about this.",
    form: {
      done: () => formRedirectPaths.unsubscribeFollowResult("gone"),
      refused: () => formRedirectPaths.unsubscribeFollowResult("expired"),
    },
  }),
});
