import type { Actor, CartIntent } from "@/lib/accounts/contracts";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { addToCart } from "@/lib/shop/add-to-cart";

/**
 * Does what a visitor wanted before being asked to sign in. Says whether it could be done: signing in succeeds either way,
 * and the cart page shows what is in it.
 */
export async function replayIntent({ actor, intent }: { actor: Actor; intent: CartIntent }): Promise<boolean> {
  try {
    await addToCart({ actor, piece: intent });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) log().error({ err: error }, "a visitor's intent could not be replayed");
    return false;
  }
}
