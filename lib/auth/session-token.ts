import { randomBytes } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";

/** How long a session lasts without use before it expires. */
export const sessionSeconds = 30 * 24 * 60 * 60;
/** A token older than this is renewed by GET /me and GET /current-user. */
export const renewAfterSeconds = 24 * 60 * 60;

/** Readable by scripts; only says that somebody is signed in. */
const HINT_COOKIE = "la_hint";

/**
 * The claims of a session token. Only `sub`, `version` and `factor` are trusted; `role` and `vipUntil` are for the middleware's
 * redirects.
 */
export type SessionClaims = {
  sub: string;
  version: number;
  /** Whether MFA was passed; missing in older tokens. */
  factor?: boolean;
  role: "Member" | "Admin";
  vipUntil: number;
  iat: number;
};

/** `__Host-` ties the cookie to this host over https; plain http on a laptop cannot carry it. */
export function sessionCookieName(): string {
  return env().APP_URL.startsWith("https://") ? "__Host-la_session" : "la_session";
}

/** The claims of an actor's new token. */
export function toSessionClaims(actor: Actor): Omit<SessionClaims, "iat"> {
  const vipUntil =
    actor.isVIP && actor.subscription?.endDate ? Math.floor(Date.parse(actor.subscription.endDate) / 1_000) : 0;
  const factor = actor.mfa === "passed";
  return { sub: actor._id, version: actor.sessionVersion, factor, role: actor.role, vipUntil };
}

/** The trusted claims besides `sub`. */
export function toSessionState({ version, factor }: Pick<SessionClaims, "version" | "factor">) {
  return { version, factor: factor === true };
}

/** Encodes a new session token (next-auth's JWE). */
export function encodeSession(actor: Actor): Promise<string> {
  return encode({
    token: toSessionClaims(actor),
    secret: env().NEXTAUTH_SECRET,
    maxAge: sessionSeconds,
  });
}

/** The claims of a valid, unexpired token, else null. */
export async function decodeSession(token: string): Promise<SessionClaims | null> {
  try {
    const claims = await decode({ token, secret: env().NEXTAUTH_SECRET });
    if (!claims?.sub || typeof claims.version !== "number") return null;
    return claims as unknown as SessionClaims;
  } catch {
    return null;
  }
}

function formatCookie(name: string, value: string, seconds: number, httpOnly: boolean): string {
  const secure = env().APP_URL.startsWith("https://") ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${httpOnly ? "; HttpOnly" : ""}${secure}`;
}

/** Sets the session cookie and its hint cookie. */
export function setSessionCookies(headers: Headers, token: string): void {
  headers.append("set-cookie", formatCookie(sessionCookieName(), token, sessionSeconds, true));
  setHintCookie(headers);
}

// A random value per session, so that the page's script notices a new session.
function setHintCookie(headers: Headers): void {
  headers.append("set-cookie", formatCookie(HINT_COOKIE, randomBytes(6).toString("base64url"), sessionSeconds, false));
}

/** Sets or clears the hint cookie along with the session cookie that next-auth set or cleared. */
export function syncHintCookie(headers: Headers): void {
  const line = headers.getSetCookie().find((one) => one.startsWith(`${sessionCookieName()}=`));
  if (line?.startsWith(`${sessionCookieName()}=;`))
    headers.append("set-cookie", formatCookie(HINT_COOKIE, "", 0, false));
  else if (line) setHintCookie(headers);
}

/** Clears the session and hint cookies. */
export function clearSessionCookies(headers: Headers): void {
  headers.append("set-cookie", formatCookie(sessionCookieName(), "", 0, true));
  headers.append("set-cookie", formatCookie(HINT_COOKIE, "", 0, false));
}
