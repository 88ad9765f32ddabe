import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { downloadSaveFailed } from "@/lib/downloads/contracts";

/** Restores an archived file with its old name and position. */
export async function restoreDownload({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const [restored] = await tx.$queryRaw<{ filename: string }[]>`
      UPDATE downloads SET deleted_at = NULL, version = version + 1
      WHERE id = ${id} AND deleted_at IS NOT NULL RETURNING filename`;
    if (!restored) return throwAppError("not_found", downloadSaveFailed);
    const sentence = `Restored ${restored.filename}: members can download it again`;
    await recordAudit(tx, {
      actorId: actor._id,
      action: "download.restore",
      subject: id,
      detail: { ...restored, sentence },
    });
  });
  await revalidatePages(pagesShowing.downloads);
}
