import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { archiveDownload } from "@/lib/downloads/archive-download";
import { restoreDownload } from "@/lib/downloads/restore-download";
import { describeUses, findUses } from "@/lib/media/public-uses";
import { kindOf } from "@/lib/media/rules";
import { archiveContent, restoreContent } from "@/lib/member-content/archive-content";

type Lookup = { actor: Actor; id: string };

/** Archives a file: it is no longer served, and can be restored. A picture or sound that a public page shows is rejected. */
export async function archiveMedia({ actor, id }: Lookup): Promise<void> {
  const kind = kindOf(id);
  if (kind === "content") return archiveContent({ actor, id });
  if (kind === "download") return archiveDownload({ actor, id });
  await transaction(async (tx) => {
    // The lock is waited for by a record that starts to use the file, and the other way round (public_file_track_use.sql).
    const [row] = await tx.$queryRaw<{ title: string }[]>`
      SELECT title FROM public_files WHERE id = ${id} AND archived_at IS NULL FOR UPDATE`;
    if (!row) return throwAppError("not_found", "There is no such file.");
    const uses = await findUses(tx, id);
    if (uses.length > 0)
      throwAppError("conflict", `It is used by ${describeUses(uses)}. Choose another file there first.`);
    await tx.$executeRaw`UPDATE public_files SET archived_at = now(), version = version + 1 WHERE id = ${id}`;
    const sentence = `Archived “${row.title || id}”: its link no longer works`;
    await recordAudit(tx, { actorId: actor._id, action: "media.archive", subject: id, detail: { sentence } });
  });
}

/** Restores an archived file under its old address. */
export async function restoreMedia({ actor, id }: Lookup): Promise<void> {
  const kind = kindOf(id);
  if (kind === "content") return restoreContent({ actor, id });
  if (kind === "download") return restoreDownload({ actor, id });
  await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ title: string }[]>`
      UPDATE public_files SET archived_at = NULL, version = version + 1 WHERE id = ${id} AND archived_at IS NOT NULL RETURNING title`;
    if (!row) return throwAppError("not_found", "There is no such archived file.");
    const sentence = `Restored “${row.title || id}”: its link works again`;
    await recordAudit(tx, { actorId: actor._id, action: "media.restore", subject: id, detail: { sentence } });
  });
}
