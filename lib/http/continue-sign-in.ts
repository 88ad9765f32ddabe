import type { NextRequest } from "next/server";
import type * as z from "zod/mini";
import { type CartIntent, getCartIntent, type loginReply } from "@/lib/auth/contracts";
import { encodeMfaChallenge, setMfaChallengeCookie } from "@/lib/auth/mfa/mfa-challenge-token";
import type { mfaChallengeReply } from "@/lib/auth/mfa/mfa-contracts";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { startSession } from "@/lib/http/start-session";
import { getActor } from "@/lib/subscriptions/get-actor";

type Target = {
  redirectTo?: string | undefined;
  intent?: CartIntent | undefined;
  add?: string | undefined;
  quantity?: number | undefined;
  variation?: string[] | undefined;
};

type ContinueSignIn = { userId: string; version: number; body: Target; request: NextRequest; headers: Headers };

type SignInReply = z.infer<typeof loginReply> | z.infer<typeof mfaChallengeReply>;

/** Starts the session after a password or an emailed link; for a user with MFA, the step that asks for the code. */
export async function continueSignIn({
  userId,
  version,
  body,
  request,
  headers,
}: ContinueSignIn): Promise<SignInReply> {
  const found = await getActor(userId);
  const intent = getCartIntent(body);
  if (found?.mfa === "due") {
    const ticket = await encodeMfaChallenge({ userId, version });
    setMfaChallengeCookie(headers, ticket);
    const carried = { add: intent?.productId, variation: intent?.variation[0], quantity: intent?.quantity };
    const redirectTo = paths.mfaLogin({ redirectTo: body.redirectTo, ...carried });
    return { factor: "due", ticket, redirectTo };
  }
  const { token, user } = await startSession({ userId, version, request, headers, intent });
  return { token, user, redirectTo: safeRedirectPath(body.redirectTo, paths.account) };
}
