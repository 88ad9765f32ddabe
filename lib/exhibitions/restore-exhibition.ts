import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction, violatesIndex } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

const SAVE_FAILED = "Failed to save exhibition";

type RestoreExhibition = { actor: Actor; id: string; version: number };

/** Restores a deleted exhibition under its old slug. Throws `conflict` when another exhibition has that slug by now. */
export async function restoreExhibition({ actor, id, version }: RestoreExhibition): Promise<void> {
  await transaction(async (tx) => {
    const [restored] = await tx.$queryRaw<{ slug: string }[]>`
      UPDATE exhibitions SET deleted_at = NULL, version = version + 1, slug = replace(slug, '.' || id, '')
      WHERE id = ${id} AND deleted_at IS NOT NULL AND version = ${version} RETURNING slug`;
    if (!restored) {
      const exists = await tx.exhibition.findUnique({ where: { id }, select: { id: true } });
      return exists
        ? throwAppError("stale", SAVE_FAILED, {
            fields: { version: "Someone else has changed this exhibition. Reload the page and try again." },
          })
        : throwAppError("not_found", SAVE_FAILED);
    }
    await recordAudit(tx, { actorId: actor._id, action: "exhibition.restore", subject: id, detail: restored });
  }).catch((error: unknown) => {
    if (violatesIndex(error, "exhibitions_slug_key"))
      throwAppError("conflict", SAVE_FAILED, { fields: { slug: "Another exhibition has this slug" } });
    throw error;
  });
  await revalidatePages(pagesShowing.exhibitions);
}
