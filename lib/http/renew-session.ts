import type { NextRequest } from "next/server";
import type { Actor } from "@/lib/auth/contracts";
import {
  decodeSession,
  encodeSession,
  renewAfterSeconds,
  sessionCookieName,
  setSessionCookies,
} from "@/lib/auth/sessions/session-token";
import { getActor } from "@/lib/subscriptions/get-actor";

/**
 * Renews a token that is older than a day: in a header for API clients, in the cookie for browsers. The caller has authenticated
 * the session, so an ended one is never renewed.
 */
export async function renewSession(request: NextRequest, actor: Actor, headers: Headers): Promise<void> {
  const bearer = request.headers.get("authorization")?.match(/^Bearer\s+(.+)$/i)?.[1];
  const claims = await decodeSession(bearer ?? request.cookies.get(sessionCookieName())?.value ?? "");
  if (!claims || Date.now() / 1_000 - claims.iat < renewAfterSeconds) return;
  const token = await encodeSession(actor, claims.session);
  headers.set("x-refreshed-token", token);
  if (!bearer) setSessionCookies(headers, token);
}

/**
 * Updates the claims in the session cookie, so that the middleware lets a new subscriber in at once.
 */
export async function refreshSession({ _id, sessionId }: Actor, headers: Headers): Promise<void> {
  const actor = sessionId ? await getActor(_id, sessionId) : null;
  if (actor?.sessionId) setSessionCookies(headers, await encodeSession(actor, actor.sessionId));
}
