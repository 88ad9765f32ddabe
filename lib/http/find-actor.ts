import type { NextRequest } from "next/server";
import type { Actor } from "@/lib/accounts/contracts";
import { type Access, sessionExpired } from "@/lib/accounts/permissions";
import { openSession, sessionCookieName, sessionOf } from "@/lib/accounts/session-token";
import { findActor } from "@/lib/membership/queries";
import { env } from "@/lib/platform/env";
import { refuse } from "@/lib/platform/errors";
import { sameSecret } from "@/lib/platform/secrets";

/** The person a sealed token belongs to, as the database knows them now; null when it is not, or no longer, good. */
export async function actorFromToken(token: string | undefined): Promise<Actor | null> {
  const claims = token ? await openSession(token) : null;
  return claims ? findActor(claims.sub, sessionOf(claims)) : null;
}

/**
 * Who makes this call. A bearer token comes before the cookie, and one that is no good is refused even on a public call:
 * its sender believes to be signed in.
 */
export async function actorOf(request: NextRequest, access: Access): Promise<Actor | null> {
  const bearer = request.headers.get("authorization")?.match(/^Bearer\s+(.+)$/i)?.[1];
  if (access === "cron") {
    if (!bearer || !sameSecret(bearer, env().CRON_SECRET)) refuse("unauthenticated", "Forbidden");
    return null;
  }
  if (bearer) return (await actorFromToken(bearer)) ?? refuse("unauthenticated", sessionExpired);
  if (access === "public") return null;
  return actorFromToken(request.cookies.get(sessionCookieName())?.value);
}
