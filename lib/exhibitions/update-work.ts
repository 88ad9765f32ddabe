import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { DeskWork, WorkChange } from "@/lib/exhibitions/desk-contracts";
import { requireDeskWork } from "@/lib/exhibitions/desk-queries";
import { leaderPages } from "@/lib/exhibitions/exhibition-columns";
import { noteRows, workColumns } from "@/lib/exhibitions/work-columns";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";

const failed = "Failed to save work";
const changedSince = { version: "Somebody else has changed this work. Please look again." };

/** Changes a work and the notes pinned to it, if it still is as the editor saw it. Another picture has no tiles. */
export async function updateWork(given: { actor: Actor; id: string; body: WorkChange }): Promise<DeskWork> {
  const { actor, id, body } = given;
  await transaction(async (tx) => {
    const before = await tx.artwork.findFirst({ where: { id, exhibition: { deletedAt: null } } });
    if (!before) return refuse("not_found", failed);
    const columns = workColumns(body);
    const { count } = await tx.artwork.updateMany({
      where: { id, version: body.version },
      data: {
        ...columns,
        ...(columns.imageUrl !== before.imageUrl && { tilesUrl: null }),
        version: { increment: 1 },
      },
    });
    if (count === 0) return refuse("stale", failed, { fields: changedSince });
    await tx.artworkNote.deleteMany({ where: { artworkId: id } });
    await tx.artworkNote.createMany({ data: noteRows(body.notes).map((row) => ({ ...row, artworkId: id })) });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "work.update",
      subject: id,
      detail: { slug: before.slug, title: body.title },
    });
  });
  republish(leaderPages);
  return requireDeskWork(id);
}
