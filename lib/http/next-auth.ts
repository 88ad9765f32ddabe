import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { loginBody } from "@/lib/auth/contracts";
import {
  type SessionClaims,
  sessionCookieName,
  sessionSeconds,
  toSessionClaims,
  toSessionState,
} from "@/lib/auth/session-token";
import { badCredentials, signIn } from "@/lib/auth/sign-in";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { getActor } from "@/lib/subscriptions/get-actor";

/**
 * next-auth with the same sign-in, token and cookie as POST /api/auth/login. The callbacks check the database every time, so an
 * ended session is invalid here too.
 */
export function nextAuthOptions(): NextAuthOptions {
  const { APP_URL, NEXTAUTH_SECRET } = env();
  const secure = APP_URL.startsWith("https://");
  return {
    secret: NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: sessionSeconds },
    useSecureCookies: secure,
    cookies: {
      sessionToken: { name: sessionCookieName(), options: { httpOnly: true, sameSite: "lax", path: "/", secure } },
    },
    pages: { signIn: paths.login(), error: paths.login() },
    providers: [
      Credentials({
        name: "The Living Archive",
        credentials: { email: { label: "Email", type: "email" }, password: { label: "Password", type: "password" } },
        authorize: async (credentials) => {
          const parsed = loginBody.safeParse(credentials);
          if (!parsed.success) throw new Error(badCredentials);
          const id = await signIn(parsed.data);
          // This form has no second step, so users with MFA must use POST /api/auth/login.
          if ((await getActor(id))?.mfa === "due") throw new Error(badCredentials);
          return { id };
        },
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => {
        const session = user ? undefined : toSessionState(token as unknown as SessionClaims);
        const actor = await getActor(user?.id ?? token.sub ?? "", session);
        if (!actor) throw new Error("the session was ended");
        return toSessionClaims(actor);
      },
      session: async ({ session, token }) => {
        const actor = await getActor(token.sub ?? "", toSessionState(token as unknown as SessionClaims));
        if (!actor) throw new Error("the session was ended");
        const { sessionVersion: _, mfa: __, mfaRequired: ___, ...user } = actor;
        return { ...session, user };
      },
      redirect: async ({ url }) => {
        const path = url.startsWith(`${APP_URL}/`) ? url.slice(APP_URL.length) : url;
        return `${APP_URL}${safeRedirectPath(path, paths.account)}`;
      },
    },
    logger: {
      error: (code) => log().info({ code }, "next-auth rejected a request"),
      warn: (code) => log().debug({ code }, "next-auth warning"),
      debug: () => undefined,
    },
  };
}
