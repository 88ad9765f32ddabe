import { decode, encode } from "next-auth/jwt";
import { appendCookie } from "@/lib/auth/sessions/append-cookie";
import { cookieName } from "@/lib/auth/sessions/cookie-names";
import { env } from "@/lib/core/env";

const LIFETIME_SECONDS = 5 * 60;
// A salt of its own gives a key of its own, so that a challenge token is never valid as a session token or the reverse.
const JWT_SALT = "second-step";
export const mfaChallengeCookieName = (): string => cookieName("la_step");

type MfaChallenge = { userId: string; version: number };

/** Issues a token that proves a correct password, valid for five minutes and only for the MFA step. */
export function encodeMfaChallenge({ userId, version }: MfaChallenge): Promise<string> {
  return encode({
    token: { sub: userId, aud: env().APP_URL, version },
    secret: env().NEXTAUTH_SECRET,
    salt: JWT_SALT,
    maxAge: LIFETIME_SECONDS,
  });
}

/** The claims of a challenge token; null when it is invalid or expired. */
export async function decodeMfaChallenge(token: string | undefined): Promise<MfaChallenge | null> {
  if (!token) return null;
  const claims = await decode({ token, secret: env().NEXTAUTH_SECRET, salt: JWT_SALT }).catch(() => null);
  if (!claims?.sub || claims.aud !== env().APP_URL || typeof claims.version !== "number") return null;
  return { userId: claims.sub, version: claims.version };
}

/** Sets the challenge cookie, or clears it for null. */
export function setMfaChallengeCookie(headers: Headers, token: string | null): void {
  appendCookie(headers, { name: "la_step", value: token ?? "", seconds: LIFETIME_SECONDS });
}
