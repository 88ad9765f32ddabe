import type { Actor, CartIntent, SessionUser } from "@/lib/auth/contracts";
import { recordSignIn } from "@/lib/auth/record-sign-in";
import { encodeSession, setSessionCookies } from "@/lib/auth/session-token";
import { throwAppError } from "@/lib/core/errors";
import { resumeCartIntent } from "@/lib/orders/resume-cart-intent";
import { getActor } from "@/lib/subscriptions/get-actor";

type StartSession = {
  userId: string;
  request: Request;
  headers: Headers;
  intent?: CartIntent | null;
  /** Whether the second factor was verified; required for users with MFA. */
  mfaVerified?: boolean;
};

/** Signs a user in: issues a new token and its cookies, records the sign-in and adds the pending item to the cart. */
export async function startSession({
  userId,
  request,
  headers,
  intent,
  mfaVerified = false,
}: StartSession): Promise<{ token: string; user: SessionUser; actor: Actor }> {
  const found = (await getActor(userId)) ?? throwAppError("unauthenticated", "This account cannot be used.");
  if (found.mfa === "due" && !mfaVerified)
    throwAppError("mfa_required", "Please sign in with your password and your code.");
  const actor: Actor = found.mfa === "due" ? { ...found, mfa: "passed" } : found;
  const token = await encodeSession(actor);
  setSessionCookies(headers, token);
  await recordSignIn({ actor, userAgent: request.headers.get("user-agent") ?? "" });
  if (intent) await resumeCartIntent({ actor, intent });
  return { token, user: actor, actor };
}
