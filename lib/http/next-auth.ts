import type { NextRequest } from "next/server";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { loginBody } from "@/lib/auth/contracts";
import { badCredentials } from "@/lib/auth/form-messages";
import { cookieName } from "@/lib/auth/sessions/cookie-names";
import { createSession } from "@/lib/auth/sessions/create-session";
import { readDevice } from "@/lib/auth/sessions/device-token";
import { endSession } from "@/lib/auth/sessions/end-session";
import { sessionCookieName, sessionSeconds, toSessionClaims } from "@/lib/auth/sessions/session-token";
import { signIn } from "@/lib/auth/sign-in";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { fieldsOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { getClientIp, getClientPlace } from "@/lib/http/client-ip";
import { endReplacedSession } from "@/lib/http/end-replaced-session";
import { getActor } from "@/lib/subscriptions/get-actor";

/** The id of the session; "" without one. */
function sessionOf(claims: unknown): string {
  const { session } = fieldsOf(claims);
  return typeof session === "string" ? session : "";
}

/**
 * next-auth with the same sign-in, token and cookie as POST /api/auth/login. The callbacks check the database every time, so an
 * ended session is invalid here too.
 */
export function nextAuthOptions(request: NextRequest): NextAuthOptions {
  const { APP_URL, NEXTAUTH_SECRET } = env();
  const secure = APP_URL.startsWith("https://");
  const cookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  return {
    secret: NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: sessionSeconds },
    useSecureCookies: secure,
    cookies: {
      sessionToken: { name: sessionCookieName(), options: cookieOptions },
      // next-auth itself prefixes this one with `__Secure-` only.
      callbackUrl: { name: cookieName("next-auth.callback-url"), options: cookieOptions },
    },
    pages: { signIn: paths.login(), error: paths.login() },
    providers: [
      Credentials({
        name: "The Living Archive",
        credentials: { email: { label: "Email", type: "email" }, password: { label: "Password", type: "password" } },
        authorize: async (credentials) => {
          const parsed = loginBody.safeParse(credentials);
          if (!parsed.success) throw new Error(badCredentials);
          const client = { ip: getClientIp(request), device: await readDevice(request) };
          const { userId, version } = await signIn({ ...parsed.data, ...client });
          const actor = await getActor(userId);
          // This form has no second step, so users with MFA must use POST /api/auth/login.
          if (actor?.mfa !== "none" || actor.sessionVersion !== version) throw new Error(badCredentials);
          const userAgent = request.headers.get("user-agent") ?? "";
          const session = await createSession({ actor, withMfa: false, userAgent, place: getClientPlace(request) });
          if (session) await endReplacedSession(request);
          return session ? { id: userId, session } : null;
        },
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => {
        // What `authorize` has returned, or the claims of the token.
        const session = sessionOf(user ?? token);
        if (!user && token.aud !== APP_URL) throw new Error("the token is for another site");
        const actor = await getActor(user?.id ?? token.sub ?? "", session);
        if (!actor) throw new Error("the session was ended");
        return toSessionClaims(actor, session);
      },
      session: async ({ session, token }) => {
        const actor = await getActor(token.sub ?? "", sessionOf(token));
        if (!actor) throw new Error("the session was ended");
        const {
          sessionVersion: _,
          sessionId: __,
          mfa: ___,
          mfaRequired: ____,
          viewAs: _____,
          isSeen: ______,
          ...user
        } = actor;
        return { ...session, user };
      },
      redirect: async ({ url }) => {
        const path = url.startsWith(`${APP_URL}/`) ? url.slice(APP_URL.length) : url;
        return `${APP_URL}${safeRedirectPath(path, paths.account)}`;
      },
    },
    events: {
      signOut: async ({ token }) => {
        // Without a session next-auth has no token here, though its type says so.
        const session = sessionOf(token);
        if (session && token.sub) await endSession({ userId: token.sub, sessionId: session });
      },
    },
    logger: {
      error: (code) => log().info({ code }, "next-auth rejected a request"),
      warn: (code) => log().debug({ code }, "next-auth warning"),
      debug: () => undefined,
    },
  };
}
