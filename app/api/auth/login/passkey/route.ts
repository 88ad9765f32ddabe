import { methods, route } from "@/lib/http/route";
import { getCartIntent, loginReply } from "@/lib/auth/contracts";
import { passkeyLoginBody } from "@/lib/auth/passkeys/contracts";
import { signInWithPasskey } from "@/lib/auth/passkeys/sign-in-with-passkey";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { startSession } from "@/lib/http/start-session";

/** POST /auth/login/passkey: signs in with a passkey, which counts as MFA, because it verified its user. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["account_disabled", "bad_credentials", "email_unverified", "unauthenticated"],
    limit: "login-ip",
    body: passkeyLoginBody,
    reply: loginReply,
    messages: { failed: "Login failed" },
    run: async ({ body, request, headers }) => {
      const signedIn = await signInWithPasskey(body.response);
      const started = { ...signedIn, request, headers, intent: getCartIntent(body), mfaVerified: true };
      const { token, user } = await startSession(started);
      return { token, user, redirectTo: safeRedirectPath(body.redirectTo, paths.account) };
    },
  }),
});
