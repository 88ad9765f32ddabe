import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { loginBody } from "@/lib/accounts/contracts";
import {
  claimsOf,
  type SessionClaims,
  sessionCookieName,
  sessionOf,
  sessionSeconds,
} from "@/lib/accounts/session-token";
import { badCredentials, signIn } from "@/lib/accounts/sign-in";
import { findActor } from "@/lib/membership/queries";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { paths, safeReturnPath } from "@/lib/platform/paths";

/**
 * next-auth over the same sign-in, the same sealed token and the same cookie as POST /api/auth/login. Its token is read
 * again from the database each time it is asked for, so an ended session is no session here either.
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
          const given = loginBody.safeParse(credentials);
          if (!given.success) throw new Error(badCredentials);
          const id = await signIn(given.data);
          // Its form has one step. Whoever has a second factor comes in by ours.
          if ((await findActor(id))?.factor === "due") throw new Error(badCredentials);
          return { id };
        },
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => {
        const session = user ? undefined : sessionOf(token as unknown as SessionClaims);
        const actor = await findActor(user?.id ?? token.sub ?? "", session);
        if (!actor) throw new Error("the session was ended");
        return claimsOf(actor);
      },
      session: async ({ session, token }) => {
        const actor = await findActor(token.sub ?? "", sessionOf(token as unknown as SessionClaims));
        if (!actor) throw new Error("the session was ended");
        const { sessionVersion: _, factor: __, mustEnrol: ___, ...user } = actor;
        return { ...session, user };
      },
      redirect: async ({ url }) => {
        const path = url.startsWith(`${APP_URL}/`) ? url.slice(APP_URL.length) : url;
        return `${APP_URL}${safeReturnPath(path, paths.account)}`;
      },
    },
    logger: {
      error: (code) => log().info({ code }, "next-auth refused"),
      warn: (code) => log().debug({ code }, "next-auth warns"),
      debug: () => undefined,
    },
  };
}
