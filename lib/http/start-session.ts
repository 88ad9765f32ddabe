import type { Actor, CartIntent, SessionUser } from "@/lib/accounts/contracts";
import { recordSignIn } from "@/lib/accounts/record-sign-in";
import { sealSession, setSessionCookies } from "@/lib/accounts/session-token";
import { findActor } from "@/lib/membership/queries";
import { refuse } from "@/lib/platform/errors";
import { replayIntent } from "@/lib/shop/replay-intent";

type StartSession = {
  userId: string;
  request: Request;
  headers: Headers;
  intent?: CartIntent | null;
  /** That the second factor was shown. Whoever has one gets no session without. */
  withFactor?: boolean;
};

/** Signs a person in: a token that did not exist before, its cookies, and what they were about to put into the cart. */
export async function startSession({
  userId,
  request,
  headers,
  intent,
  withFactor = false,
}: StartSession): Promise<{ token: string; user: SessionUser; actor: Actor }> {
  const found = (await findActor(userId)) ?? refuse("unauthenticated", "This account cannot be used.");
  if (found.factor === "due" && !withFactor)
    refuse("factor_required", "Please sign in with your password and your code.");
  const actor: Actor = found.factor === "due" ? { ...found, factor: "passed" } : found;
  const token = await sealSession(actor);
  setSessionCookies(headers, token);
  await recordSignIn({ actor, userAgent: request.headers.get("user-agent") ?? "" });
  if (intent) await replayIntent({ actor, intent });
  return { token, user: actor, actor };
}
