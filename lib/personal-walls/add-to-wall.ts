import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { requirePublicWork } from "@/lib/exhibitions/iiif/queries";
import { lockWall } from "@/lib/personal-walls/lock-wall";
import { MAX_WALL_WORKS } from "@/lib/personal-walls/rules";

/** Puts a public work at the end of the actor's wall. Idempotent. */
export async function addToWall({ actor, work }: { actor: Actor; work: string }): Promise<void> {
  const [exhibition = "", slug = ""] = work.split(".");
  const artwork = await requirePublicWork(exhibition, slug);
  await transaction(async (tx) => {
    const { id } = await lockWall(tx, actor._id);
    const added = await tx.$executeRaw`
      INSERT INTO personal_wall_works (wall_id, artwork_id, position)
      SELECT ${id}, ${artwork.id}, coalesce(max(position) + 1, 0) FROM personal_wall_works WHERE wall_id = ${id}
      HAVING count(*) < ${MAX_WALL_WORKS}
      ON CONFLICT (wall_id, artwork_id) DO NOTHING`;
    if (added > 0) {
      await tx.$executeRaw`UPDATE personal_walls SET version = version + 1, updated_at = now() WHERE id = ${id}`;
      return;
    }
    if ((await tx.personalWallWork.count({ where: { wallId: id, artworkId: artwork.id } })) === 0)
      throwAppError("conflict", `A wall has space for ${MAX_WALL_WORKS} works. Please take one off first.`);
  });
}
