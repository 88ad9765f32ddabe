import type { Actor } from "@/lib/accounts/contracts";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** Takes one of the actor's lines out of the cart; a line that is not (or no longer) theirs is not found. */
export async function removeCartLine({ actor, itemId }: { actor: Actor; itemId: string }): Promise<void> {
  const { count } = await db.cartLine.deleteMany({ where: { id: itemId, userId: actor._id } });
  if (count === 0) refuse("not_found", "Failed to remove item");
}
