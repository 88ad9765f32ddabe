import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

const DELETE_FAILED = "Failed to delete exhibition";

/** Soft-deletes an exhibition and frees its slug. An exhibition with leaders cannot be deleted. */
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
      const exists = await tx.exhibition.findFirst({ where: { id, deletedAt: null }, select: { id: true } });
      return exists
        ? throwAppError("conflict", DELETE_FAILED, {
            fields: { leaders: "An exhibition with leaders cannot be deleted" },
          })
        : throwAppError("not_found", DELETE_FAILED);
    }
    await recordAudit(tx, { actorId: actor._id, action: "exhibition.delete", subject: id, detail: deleted });
  });
  await revalidatePages(pagesShowing.exhibitions);
}
