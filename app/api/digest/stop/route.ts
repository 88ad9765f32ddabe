import { methods } from "@/lib/http/route";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { digestToken } from "@/lib/digest/contracts";
import { stopDigest } from "@/lib/digest/set-digest";
import { emailTokenRoute } from "@/lib/http/email-token-route";

/** POST /digest/stop: ends the monthly email with the token of its link. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: emailTokenRoute({
    token: digestToken,
    use: stopDigest,
    message: "You do not get this email any more.",
    form: {
      done: () => formRedirectPaths.stopDigestResult("stopped"),
      refused: () => formRedirectPaths.stopDigestResult("expired"),
    },
  }),
});
