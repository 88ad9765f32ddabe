import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { fileName } from "@/lib/core/file-types";
import { newId } from "@/lib/core/ids";
import { isUniqueViolation, transaction } from "@/lib/db/client";
import { requireAdminDownload } from "@/lib/downloads/admin-queries";
import { type AdminDownload, type DownloadBody, downloadSaveFailed } from "@/lib/downloads/contracts";
import { requireDownloadUpload } from "@/lib/downloads/create-download-upload";
import { validateDownload } from "@/lib/downloads/validate-download";
import { claimUploadSession } from "@/lib/storage/accept-upload";

/** Maps a unique violation to an error of the name field. Archived files keep their names. */
export function throwIfNameTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  return throwAppError("conflict", downloadSaveFailed, {
    fields: { name: "Another file has this name; it may be archived" },
  });
}

/** Publishes an uploaded file at the end of the list. If the name is taken, the upload stays open for another attempt. */
export async function createDownload({ actor, body }: { actor: Actor; body: DownloadBody }): Promise<AdminDownload> {
  const { uploadId, title, description, level, name } = body;
  const upload = await requireDownloadUpload({ actor, uploadId });
  const { kind, size } = await validateDownload(upload);
  const id = newId("dwn");
  const filename = fileName(name ?? title, kind.ext);
  await transaction(async (tx) => {
    await claimUploadSession(tx, upload.id);
    const { _max } = await tx.download.aggregate({ where: { deletedAt: null }, _max: { position: true } });
    await tx.download.create({
      data: {
        id,
        filename,
        title,
        description,
        level,
        sizeBytes: size,
        contentType: kind.mime,
        storageKey: upload.storageKey,
        position: (_max.position ?? -1) + 1,
      },
    });
    const sentence = `Added the download “${title}” as ${filename}`;
    const detail = { sentence, filename, title, level, mime: kind.mime, size };
    await recordAudit(tx, { actorId: actor._id, action: "download.create", subject: id, detail });
  }).catch(throwIfNameTaken);
  return requireAdminDownload(id);
}
