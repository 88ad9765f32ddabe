import type { NextRequest } from "next/server";
import type { Actor } from "@/lib/accounts/contracts";
import {
  openSession,
  renewAfterSeconds,
  sealSession,
  sessionCookieName,
  setSessionCookies,
} from "@/lib/accounts/session-token";
import { findActor } from "@/lib/membership/queries";

/**
 * Gives a person whose token is older than a day a fresh one: in a header for clients of the API, in the cookie for a
 * browser. The caller has checked by now that the session stands, so one that was ended is never renewed.
 */
export async function renewSession(request: NextRequest, actor: Actor, headers: Headers): Promise<void> {
  const bearer = request.headers.get("authorization")?.match(/^Bearer\s+(.+)$/i)?.[1];
  const claims = await openSession(bearer ?? request.cookies.get(sessionCookieName())?.value ?? "");
  if (!claims || Date.now() / 1_000 - claims.iat < renewAfterSeconds) return;
  const token = await sealSession(actor);
  headers.set("x-refreshed-token", token);
  if (!bearer) setSessionCookies(headers, token);
}

/**
 * Writes what has just become true of a person into the cookie that middleware reads: whoever has paid for the Circle is let in
 * at once, and not turned away by a claim of a minute ago.
 */
export async function refreshSession({ _id, sessionVersion, factor }: Actor, headers: Headers): Promise<void> {
  const actor = await findActor(_id, { version: sessionVersion, factor: factor === "passed" });
  if (actor) setSessionCookies(headers, await sealSession(actor));
}
