import { randomBytes } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import type { Actor } from "@/lib/accounts/contracts";
import { env } from "@/lib/platform/env";

/** Seconds a session lasts without being used. */
export const sessionSeconds = 30 * 24 * 60 * 60;
/** A token older than this is renewed when /me is asked. */
export const renewAfterSeconds = 24 * 60 * 60;

/** Readable by the page's own script: "someone is signed in here", nothing else. */
const hintCookie = "la_hint";

/**
 * What the sealed token says. Only `sub`, `version` and `factor` are believed behind the door; role and the end of the plan are there
 * for the middleware's first, cheap look.
 */
export type SessionClaims = {
  sub: string;
  version: number;
  /** That the second factor was shown; older tokens do not say. */
  factor?: boolean;
  role: "Member" | "Admin";
  vipUntil: number;
  iat: number;
};

/** `__Host-` ties the cookie to this host over https; plain http on a laptop cannot carry it. */
export function sessionCookieName(): string {
  return env().APP_URL.startsWith("https://") ? "__Host-la_session" : "la_session";
}

/** What a token says about this person. */
export function claimsOf(actor: Actor): Omit<SessionClaims, "iat"> {
  const vipUntil =
    actor.isVIP && actor.subscription?.endDate ? Math.floor(Date.parse(actor.subscription.endDate) / 1_000) : 0;
  const factor = actor.factor === "passed";
  return { sub: actor._id, version: actor.sessionVersion, factor, role: actor.role, vipUntil };
}

/** What of a token is believed besides whose it is. */
export function sessionOf({ version, factor }: Pick<SessionClaims, "version" | "factor">) {
  return { version, factor: factor === true };
}

/** Seals a new token for this person (next-auth's JWE). */
export function sealSession(actor: Actor): Promise<string> {
  return encode({
    token: claimsOf(actor),
    secret: env().NEXTAUTH_SECRET,
    maxAge: sessionSeconds,
  });
}

/** The claims of a token that is ours and has not run out, else null. */
export async function openSession(token: string): Promise<SessionClaims | null> {
  try {
    const claims = await decode({ token, secret: env().NEXTAUTH_SECRET });
    if (!claims?.sub || typeof claims.version !== "number") return null;
    return claims as unknown as SessionClaims;
  } catch {
    return null;
  }
}

function cookie(name: string, value: string, seconds: number, httpOnly: boolean): string {
  const secure = env().APP_URL.startsWith("https://") ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${httpOnly ? "; HttpOnly" : ""}${secure}`;
}

/** Puts the session and its hint into the answer's cookies. */
export function setSessionCookies(headers: Headers, token: string): void {
  headers.append("set-cookie", cookie(sessionCookieName(), token, sessionSeconds, true));
  setHintCookie(headers);
}

// Each session has a hint of its own, so that the page's script can tell a hint it asked about from one that came since.
function setHintCookie(headers: Headers): void {
  headers.append("set-cookie", cookie(hintCookie, randomBytes(6).toString("base64url"), sessionSeconds, false));
}

/** Lets the hint come and go with the session, where next-auth set or cleared it. */
export function matchHint(headers: Headers): void {
  const line = headers.getSetCookie().find((one) => one.startsWith(`${sessionCookieName()}=`));
  if (line?.startsWith(`${sessionCookieName()}=;`)) headers.append("set-cookie", cookie(hintCookie, "", 0, false));
  else if (line) setHintCookie(headers);
}

/** Takes both away. */
export function clearSessionCookies(headers: Headers): void {
  headers.append("set-cookie", cookie(sessionCookieName(), "", 0, true));
  headers.append("set-cookie", cookie(hintCookie, "", 0, false));
}
