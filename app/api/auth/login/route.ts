import { methods, route } from "@/lib/http/route";
import * as z from "zod/mini";
import { loginBody, loginReply } from "@/lib/auth/contracts";
import { mfaChallengeReply } from "@/lib/auth/mfa/mfa-contracts";
import { readDevice } from "@/lib/auth/sessions/device-token";
import { signIn } from "@/lib/auth/sign-in";
import { paths } from "@/lib/core/urls/paths";
import { continueSignIn } from "@/lib/http/continue-sign-in";
import { signInFormRedirect } from "@/lib/http/sign-in-form-redirects";

/**
 * POST /auth/login: signs in with email and password. Sets the session cookie and returns the same token for API clients.
 * A user with MFA gets a challenge token for /auth/login/code instead.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["account_disabled", "bad_credentials", "email_unverified", "unauthenticated"],
    limit: "login-ip",
    body: loginBody,
    reply: z.union([loginReply, mfaChallengeReply]),
    messages: { failed: "Login failed" },
    form: {
      done: ({ redirectTo }) => redirectTo,
      refused: (error, body) => signInFormRedirect(paths.login, error, body),
    },
    run: async ({ body, ip, request, headers }) => {
      const { userId, version } = await signIn({ ...body, ip, device: await readDevice(request) });
      return continueSignIn({ userId, version, body, request, headers });
    },
  }),
});
