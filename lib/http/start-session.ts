import type { Actor, CartIntent, SessionUser } from "@/lib/accounts/contracts";
import { sealSession, setSessionCookies } from "@/lib/accounts/session-token";
import { findActor } from "@/lib/membership/queries";
import { refuse } from "@/lib/platform/errors";
import { replayIntent } from "@/lib/shop/replay-intent";

type StartSession = { userId: string; headers: Headers; intent?: CartIntent | null };

/** Signs a person in: a token that did not exist before, its cookies, and what they were about to put into the cart. */
export async function startSession({
  userId,
  headers,
  intent,
}: StartSession): Promise<{ token: string; user: SessionUser; actor: Actor }> {
  const actor = (await findActor(userId)) ?? refuse("unauthenticated", "This account cannot be used.");
  const token = await sealSession(actor);
  setSessionCookies(headers, token);
  if (intent) await replayIntent({ actor, intent });
  return { token, user: actor, actor };
}
