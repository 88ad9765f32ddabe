import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import { listWorksById } from "@/lib/exhibitions/works/queries";
import { workKey } from "@/lib/exhibitions/works/work-keys";
import type { WallBody } from "@/lib/personal-walls/contracts";
import { lockWall } from "@/lib/personal-walls/lock-wall";

/**
 * Saves the actor's wall: its title, and its works with their captions in the order of the list. Throws `stale` when the wall has been
 * changed since the actor read it.
 */
export async function saveWall({ actor, body }: { actor: Actor; body: WallBody }): Promise<void> {
  const listed = await listWorksById();
  await transaction(async (tx) => {
    const { id, version } = await lockWall(tx, actor._id);
    if (version !== body.version)
      throwAppError("stale", "Your wall was changed in another window. Reload the page and try again.");
    const ids = new Map([...listed].map(([artworkId, work]) => [workKey(work), artworkId]));
    // A work that is no longer public may stay, but not be chosen.
    for (const work of await listWallWorks(tx, id)) ids.set(work.key, work.artworkId);
    const rows = body.works.map(({ work, caption }, position) => {
      const artworkId = ids.get(work) ?? throwAppError("not_found", "One of these works is not shown any more.");
      return { wallId: id, artworkId, caption, position };
    });
    await tx.personalWallWork.deleteMany({ where: { wallId: id } });
    await tx.personalWallWork.createMany({ data: rows });
    await tx.$executeRaw`
      UPDATE personal_walls SET title = ${body.title}, version = version + 1, updated_at = now() WHERE id = ${id}`;
  });
}

const listWallWorks = (tx: Tx, wallId: string) =>
  tx.$queryRaw<{ key: string; artworkId: string }[]>`
    SELECT e.slug || '.' || a.slug AS key, a.id AS "artworkId" FROM personal_wall_works p
    JOIN artworks a ON a.id = p.artwork_id JOIN exhibitions e ON e.id = a.exhibition_id WHERE p.wall_id = ${wallId}`;
