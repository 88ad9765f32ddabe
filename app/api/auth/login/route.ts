import * as z from "zod/mini";
import { getCartIntent, loginBody, loginReply } from "@/lib/auth/contracts";
import { encodeMfaChallenge, setMfaChallengeCookie } from "@/lib/auth/mfa/mfa-challenge-token";
import { mfaChallengeReply } from "@/lib/auth/mfa/mfa-contracts";
import { readDevice } from "@/lib/auth/sessions/device-token";
import { signIn } from "@/lib/auth/sign-in";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { methods, route } from "@/lib/http/route";
import { signInFormRedirect } from "@/lib/http/sign-in-form-redirects";
import { startSession } from "@/lib/http/start-session";
import { getActor } from "@/lib/subscriptions/get-actor";

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
      const found = await getActor(userId);
      if (found?.mfa === "due") {
        const ticket = await encodeMfaChallenge({ userId, version });
        setMfaChallengeCookie(headers, ticket);
        const intent = getCartIntent(body);
        const carried = { add: intent?.productId, variation: intent?.variation[0], quantity: intent?.quantity };
        const redirectTo = paths.mfaLogin({ redirectTo: body.redirectTo, ...carried });
        return { factor: "due" as const, ticket, redirectTo };
      }
      const { token, user } = await startSession({ userId, version, request, headers, intent: getCartIntent(body) });
      return { token, user, redirectTo: safeRedirectPath(body.redirectTo, paths.account) };
    },
  }),
});
