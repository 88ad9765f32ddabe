import type { NextRequest } from "next/server";
import type { Actor, CartIntent, SessionUser } from "@/lib/auth/contracts";
import { sessionExpired } from "@/lib/auth/permissions";
import { createSession } from "@/lib/auth/sessions/create-session";
import { rememberDevice } from "@/lib/auth/sessions/device-token";
import { encodeSession, setSessionCookies } from "@/lib/auth/sessions/session-token";
import { throwAppError } from "@/lib/core/errors";
import { getClientPlace } from "@/lib/http/client-ip";
import { endReplacedSession } from "@/lib/http/end-replaced-session";
import { clearGuestCookies, readGuestId } from "@/lib/orders/guest/guest-cookie";
import { mergeGuestCart } from "@/lib/orders/guest/merge-guest-cart";
import { resumeCartIntent } from "@/lib/orders/resume-cart-intent";
import { getActor } from "@/lib/subscriptions/get-actor";

type StartSession = {
  userId: string;
  /** The session version at the check of the password; a later one ends the sign-in. */
  version?: number;
  request: NextRequest;
  headers: Headers;
  intent?: CartIntent | null;
  /** Whether a code or a passkey was verified; required for users with MFA. */
  mfaVerified?: boolean;
};

/** Signs a user in: starts a session with its token and cookies, ends the one it replaces, remembers the device and adds the pending item and a guest's cart to the cart. */
export async function startSession({
  userId,
  version,
  request,
  headers,
  intent,
  mfaVerified = false,
}: StartSession): Promise<{ token: string; user: SessionUser; actor: Actor }> {
  const found = (await getActor(userId)) ?? throwAppError("unauthenticated", "This account cannot be used.");
  if (found.mfa === "due" && !mfaVerified)
    throwAppError("mfa_required", "Please log in with your password and your code.");
  const userAgent = request.headers.get("user-agent") ?? "";
  const session =
    version === undefined || version === found.sessionVersion
      ? await createSession({ actor: found, withMfa: mfaVerified, userAgent, place: getClientPlace(request) })
      : null;
  // Read again, because a session with MFA can have the access of an admin.
  const actor = session && mfaVerified ? await getActor(userId, session) : found;
  if (!session || !actor) return throwAppError("unauthenticated", sessionExpired);
  await endReplacedSession(request);
  const token = await encodeSession(actor, session);
  setSessionCookies(headers, token);
  await rememberDevice(request, headers, userId);
  const guestId = readGuestId(request.cookies);
  if (guestId !== null) {
    await mergeGuestCart({ guestId, userId });
    clearGuestCookies(headers);
  }
  if (intent) await resumeCartIntent({ actor, intent });
  return { token, user: actor, actor };
}
