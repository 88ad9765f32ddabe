import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { shareToken } from "@/lib/core/ids";
import { db } from "@/lib/db/client";

/** Shares the actor's wall by a link that nobody can guess. One that is shared keeps its link. */
export async function shareWall({ actor }: { actor: Actor }): Promise<void> {
  const shared = await db.$executeRaw`
    UPDATE personal_walls w SET share_token = coalesce(share_token, ${shareToken()}), shared_at = coalesce(shared_at, clock_timestamp())
    WHERE user_id = ${actor._id} AND removed_at IS NULL
      AND EXISTS (SELECT 1 FROM personal_wall_works p WHERE p.wall_id = w.id)`;
  if (shared > 0) return;
  const removed = await db.personalWall.count({ where: { userId: actor._id, removedAt: { not: null } } });
  throwAppError(
    "conflict",
    removed > 0
      ? "A moderator has taken your wall off, so it cannot be shared."
      : "Put a work on your wall first, then share it.",
  );
}
