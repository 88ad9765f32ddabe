import type { NextRequest } from "next/server";
import { endSession } from "@/lib/auth/sessions/end-session";
import { decodeSession, sessionCookieName } from "@/lib/auth/sessions/session-token";

/** Ends the session that a browser still had when it signed in again, so that its old token is worth nothing. */
export async function endReplacedSession(request: NextRequest): Promise<void> {
  const claims = await decodeSession(request.cookies.get(sessionCookieName())?.value ?? "");
  if (claims) await endSession({ userId: claims.sub, sessionId: claims.session });
}
