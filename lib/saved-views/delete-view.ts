import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";

/** Deletes one of the admin's own views. */
export async function deleteView({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  const { count } = await db.savedView.deleteMany({ where: { id, userId: actor._id } });
  if (count === 0) throwAppError("not_found", "This view does not exist.");
}
