import type { Actor, CartIntent } from "@/lib/auth/contracts";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { addToCart } from "@/lib/orders/add-to-cart";

/**
 * Adds the item that a visitor chose before signing in. Returns whether it was added: signing in succeeds either way, and the
 * cart page shows the result.
 */
export async function resumeCartIntent({ actor, intent }: { actor: Actor; intent: CartIntent }): Promise<boolean> {
  try {
    await addToCart({ actor, item: intent });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) log().error({ err: error }, "a cart intent could not be resumed");
    return false;
  }
}
