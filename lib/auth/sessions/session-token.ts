import { createHash, randomBytes } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { appendCookie } from "@/lib/auth/sessions/append-cookie";
import { cookieName } from "@/lib/auth/sessions/cookie-names";
import { env } from "@/lib/core/env";

/** The longest life of a session. Its row can end earlier: after 14 days without use, by signing out, or by a new password. */
export const sessionSeconds = 90 * 24 * 60 * 60;

/** A token older than this is renewed by GET /me and GET /current-user. */
export const renewAfterSeconds = 24 * 60 * 60;

const sessionClaims = z.object({
  sub: z.string().check(z.minLength(1)),
  /** The site that the token is for: its URL. */
  aud: z.string(),
  /** The id of the session, whose row says whether it is valid. */
  session: z.string(),
  role: z.enum(["Member", "Admin"]),
  vipUntil: z.number(),
  iat: z.number(),
  exp: z.number(),
});
type DecodedClaims = z.infer<typeof sessionClaims>;
/**
 * The claims of a session token. Only `sub`, `aud` and `session` are trusted; `role` and `vipUntil` are for the middleware's redirects.
 */
export type SessionClaims = Omit<DecodedClaims, "exp">;

export const sessionCookieName = (): string => cookieName("la_session");

/** The claims of an actor's new token. */
export function toSessionClaims(actor: Actor, session: string): Omit<SessionClaims, "iat"> {
  const vipUntil =
    actor.isVIP && actor.subscription?.endDate ? Math.floor(Date.parse(actor.subscription.endDate) / 1_000) : 0;
  // The pages decide what a view shows; the middleware goes on to let the admin in.
  const role = actor.viewAs ? "Admin" : actor.role;
  return { sub: actor._id, aud: env().APP_URL, session, role, vipUntil };
}

/** Encodes a token of the actor's session (next-auth's JWE). */
export function encodeSession(actor: Actor, session: string): Promise<string> {
  return encode({
    token: toSessionClaims(actor, session),
    secret: env().NEXTAUTH_SECRET,
    maxAge: sessionSeconds,
  });
}

/** Tokens that this process decrypted, by their SHA-256: the same token always has the same claims. */
const decoded = new Map<string, Readonly<DecodedClaims>>();
const MAX_DECODED = 5_000;

/**
 * The claims of a valid, unexpired token, else null. A token is decrypted once in a process. Whether its session still stands is not
 * known here: `getActor` reads that in each call.
 */
export async function decodeSession(token: string): Promise<SessionClaims | null> {
  const secret = env().NEXTAUTH_SECRET;
  const key = createHash("sha256").update(secret).update(token).digest("base64");
  const known = decoded.get(key);
  if (known && known.exp > Date.now() / 1_000) return known;
  decoded.delete(key);
  try {
    const claims = await decode({ token, secret });
    const checked = sessionClaims.parse(claims);
    if (checked.aud !== env().APP_URL) return null;
    remember(key, Object.freeze(checked));
    return checked;
  } catch {
    return null;
  }
}

function remember(key: string, claims: Readonly<DecodedClaims>): void {
  // The oldest goes first, so that memory stays bounded.
  const [oldest = ""] = decoded.keys();
  if (decoded.size >= MAX_DECODED) decoded.delete(oldest);
  decoded.set(key, claims);
}

const appendSessionCookie = (headers: Headers, value: string) =>
  appendCookie(headers, { name: "la_session", value, seconds: sessionSeconds });

// Readable by scripts; only says that somebody is signed in. `components/auth/session-hint.ts` reads it.
const appendHintCookie = (headers: Headers, value: string) =>
  appendCookie(headers, { name: "la_hint", value, seconds: sessionSeconds, readable: true });

/** Sets the session cookie and its hint cookie. */
export function setSessionCookies(headers: Headers, token: string): void {
  appendSessionCookie(headers, token);
  setHintCookie(headers);
}

// A random value per session, so that the page's script notices a new session.
function setHintCookie(headers: Headers): void {
  appendHintCookie(headers, randomBytes(6).toString("base64url"));
}

/** Sets or clears the hint cookie along with the session cookie that next-auth set or cleared. */
export function syncHintCookie(headers: Headers): void {
  const line = headers.getSetCookie().find((one) => one.startsWith(`${sessionCookieName()}=`));
  if (line?.startsWith(`${sessionCookieName()}=;`)) appendHintCookie(headers, "");
  else if (line) setHintCookie(headers);
}

/** Clears the session and hint cookies. */
export function clearSessionCookies(headers: Headers): void {
  appendSessionCookie(headers, "");
  appendHintCookie(headers, "");
}
