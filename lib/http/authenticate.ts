import type { NextRequest } from "next/server";
import type { Actor } from "@/lib/auth/contracts";
import { type Access, sessionExpired } from "@/lib/auth/permissions";
import { decodeSession, sessionCookieName } from "@/lib/auth/sessions/session-token";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { isSameSecret } from "@/lib/core/secrets";
import type { LimitCount, LimitName } from "@/lib/db/rate-limit";
import { getActor, getActorAndCount } from "@/lib/subscriptions/get-actor";
import type { MemberWrite } from "@/lib/subscriptions/member-write";

/** Returns the actor of a session token, read from the database; null for an invalid or ended session. */
export async function getActorFromToken(token: string | undefined): Promise<Actor | null> {
  const claims = token ? await decodeSession(token) : null;
  return claims ? getActor(claims.sub, claims.session) : null;
}

/**
 * Who calls, the count of the call if the statement that found them counted it, and what its write returned if it ran one. An admin who views the site as a visitor is an actor
 * here, with `viewAs`; `asViewed` is who the call is for.
 */
type Caller = { actor: Actor | null; count?: LimitCount; result?: unknown };

/** The actor that a page or call is for: nobody for an admin who views the site as a visitor. */
export const asViewed = (actor: Actor | null): Actor | null => (actor?.viewAs === "visitor" ? null : actor);

/** What is done in the statement that finds the caller. */
type WithCaller = { limit?: LimitName; write?: MemberWrite };

async function findCaller(token: string | undefined, { limit, write }: WithCaller): Promise<Caller> {
  if (!limit) return { actor: await getActorFromToken(token) };
  const claims = token ? await decodeSession(token) : null;
  return (claims && (await getActorAndCount(claims.sub, claims.session, limit, write))) ?? { actor: null };
}

/**
 * Authenticates a request. A bearer token takes precedence over the cookie. A public route ignores both, so that an ended session
 * never prevents signing in; where a session is optional, an ended one makes a visitor. With a limit, a call with a session is counted.
 */
export async function authenticate(request: NextRequest, access: Access, also: WithCaller = {}): Promise<Caller> {
  const bearer = request.headers.get("authorization")?.match(/^Bearer\s+(.+)$/i)?.[1];
  if (access === "cron") {
    if (!bearer || !isSameSecret(bearer, env().CRON_SECRET)) throwAppError("unauthenticated", "Forbidden");
    return { actor: null };
  }
  if (access === "public") return { actor: null };
  const caller = await findCaller(bearer ?? request.cookies.get(sessionCookieName())?.value, also);
  if (bearer && !caller.actor && access !== "anyone") throwAppError("unauthenticated", sessionExpired);
  return caller;
}
