import type { NextRequest } from "next/server";
import type { Actor } from "@/lib/auth/contracts";
import { type Access, sessionExpired } from "@/lib/auth/permissions";
import { decodeSession, sessionCookieName } from "@/lib/auth/session-token";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { isSameSecret } from "@/lib/core/secrets";
import { getActor } from "@/lib/subscriptions/get-actor";

/** Returns the actor of a session token, read from the database; null for an invalid or ended session. */
export async function getActorFromToken(token: string | undefined): Promise<Actor | null> {
  const claims = token ? await decodeSession(token) : null;
  return claims ? getActor(claims.sub, claims.session) : null;
}

/**
 * Authenticates a request. A bearer token takes precedence over the cookie. A public route ignores both, so that an ended session
 * never prevents signing in; where a session is optional, an ended one makes a visitor.
 */
export async function authenticate(request: NextRequest, access: Access): Promise<Actor | null> {
  const bearer = request.headers.get("authorization")?.match(/^Bearer\s+(.+)$/i)?.[1];
  if (access === "cron") {
    if (!bearer || !isSameSecret(bearer, env().CRON_SECRET)) throwAppError("unauthenticated", "Forbidden");
    return null;
  }
  if (access === "public") return null;
  const actor = await getActorFromToken(bearer ?? request.cookies.get(sessionCookieName())?.value);
  if (bearer && !actor && access !== "anyone") throwAppError("unauthenticated", sessionExpired);
  return actor;
}
