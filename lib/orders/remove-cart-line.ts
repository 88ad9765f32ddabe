import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { Buyer } from "@/lib/orders/buyer";

/** Removes one of the actor's cart lines. Throws `not_found` for the line of another user. */
export async function removeCartLine({ actor, itemId }: { actor: Buyer; itemId: string }): Promise<void> {
  const { count } = await db.cartLine.deleteMany({ where: { id: itemId, userId: actor._id } });
  if (count === 0) throwAppError("not_found", "Failed to remove item");
}
