import { methods, route } from "@/lib/http/route";
import { getCartIntent, loginReply } from "@/lib/auth/contracts";
import { challengeExpired } from "@/lib/auth/form-messages";
import { decodeMfaChallenge, mfaChallengeCookieName, setMfaChallengeCookie } from "@/lib/auth/mfa/mfa-challenge-token";
import { mfaLoginBody } from "@/lib/auth/mfa/mfa-contracts";
import { verifyMfa } from "@/lib/auth/mfa/verify-mfa";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { signInFormRedirect } from "@/lib/http/sign-in-form-redirects";
import { startSession } from "@/lib/http/start-session";
import { getActor } from "@/lib/subscriptions/get-actor";

/** POST /auth/login/code: the second step of signing in, with a TOTP or recovery code. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["bad_credentials", "unauthenticated"],
    limit: "login-ip",
    body: mfaLoginBody,
    reply: loginReply,
    messages: { failed: "Login failed" },
    form: {
      done: ({ redirectTo }) => redirectTo,
      refused: (error, body) =>
        signInFormRedirect(error.code === "unauthenticated" ? paths.login : paths.mfaLogin, error, body),
    },
    run: async ({ body, request, headers }) => {
      const ticket = await decodeMfaChallenge(body.ticket ?? request.cookies.get(mfaChallengeCookieName())?.value);
      const person = ticket && (await getActor(ticket.userId));
      // Changing the password or ending the sessions also invalidates the first step.
      if (!ticket || person?.sessionVersion !== ticket.version || person.mfa !== "due")
        return throwAppError("unauthenticated", challengeExpired);
      await verifyMfa(ticket.userId, body.code);
      setMfaChallengeCookie(headers, null);
      const started = { ...ticket, request, headers, intent: getCartIntent(body), mfaVerified: true };
      const { token, user } = await startSession(started);
      return { token, user, redirectTo: safeRedirectPath(body.redirectTo, paths.account) };
    },
  }),
});
