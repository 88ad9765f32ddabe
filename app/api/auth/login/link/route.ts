import { methods, route } from "@/lib/http/route";
import * as z from "zod/mini";
import { loginReply, tokenParams } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";
import { mfaChallengeReply } from "@/lib/auth/mfa/mfa-contracts";
import { signInWithLink } from "@/lib/auth/sign-in-with-link";
import { paths } from "@/lib/core/urls/paths";
import { continueSignIn } from "@/lib/http/continue-sign-in";

/** POST /auth/login/link: signs in with the token of an emailed link. A user with MFA gets a challenge token for /auth/login/code instead. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["bad_token", "unauthenticated"],
    limit: "use-token",
    body: tokenParams,
    reply: z.union([loginReply, mfaChallengeReply]),
    messages: { failed: "Login failed" },
    form: { done: ({ redirectTo }) => redirectTo, refused: (error) => paths.login({ code: messageCode(error) }) },
    run: async ({ body, request, headers }) => {
      const { userId, version, payload } = await signInWithLink(body.token);
      return continueSignIn({ userId, version, body: payload, request, headers });
    },
  }),
});
