import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { exhibitionPages } from "@/lib/exhibitions/exhibition-columns";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";

const failed = "Failed to delete exhibition";

/** Takes an exhibition away. Its slug is free for another one from then on; the one with the leaders stays. */
export async function deleteExhibition({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const [deleted] = await tx.$queryRaw<{ slug: string }[]>`
      WITH shown AS (
        SELECT id, slug FROM exhibitions WHERE id = ${id} AND deleted_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM leaders WHERE exhibition_id = ${id}) FOR UPDATE
      )
      UPDATE exhibitions e SET deleted_at = now(), version = e.version + 1, slug = e.slug || '.' || e.id
      FROM shown WHERE e.id = shown.id RETURNING shown.slug`;
    if (!deleted) {
      const isThere = await tx.exhibition.findFirst({ where: { id, deletedAt: null }, select: { id: true } });
      return isThere
        ? refuse("conflict", failed, { fields: { leaders: "The heads of state hang here; it stays" } })
        : refuse("not_found", failed);
    }
    await recordAudit(tx, { actorId: actor._id, action: "exhibition.delete", subject: id, detail: deleted });
  });
  republish(exhibitionPages);
}
