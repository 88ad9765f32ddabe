import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { downloadArchiveFailed } from "@/lib/downloads/contracts";

/** Archives a file: members can no longer see it, and its bytes are kept so that it can be restored. */
export async function archiveDownload({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const [archived] = await tx.$queryRaw<{ filename: string }[]>`
      UPDATE downloads SET deleted_at = now(), version = version + 1
      WHERE id = ${id} AND deleted_at IS NULL RETURNING filename`;
    if (!archived) return throwAppError("not_found", downloadArchiveFailed);
    const sentence = `Archived ${archived.filename}: members can no longer download it`;
    await recordAudit(tx, {
      actorId: actor._id,
      action: "download.archive",
      subject: id,
      detail: { ...archived, sentence },
    });
  });
  await revalidatePages(pagesShowing.downloads);
}
