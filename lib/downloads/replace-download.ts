import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminDownload } from "@/lib/downloads/admin-queries";
import { type AdminDownload, type DownloadFileBody, downloadSaveFailed } from "@/lib/downloads/contracts";
import { throwIfNameTaken } from "@/lib/downloads/create-download";
import { requireDownloadUpload } from "@/lib/downloads/create-download-upload";
import { throwDownloadConflict } from "@/lib/downloads/update-download";
import { validateDownload } from "@/lib/downloads/validate-download";
import { claimUploadSession } from "@/lib/storage/accept-upload";
import { storeVersion } from "@/lib/storage/file-versions";

/**
 * Replaces the contents of a file; the old ones are kept for a while. The extension of its name follows the new type, or, where the
 * link has to stay the same, another type is rejected.
 */
export async function replaceDownload(given: {
  actor: Actor;
  id: string;
  body: DownloadFileBody;
  sameLink?: boolean;
}): Promise<AdminDownload> {
  const { actor, id, body, sameLink = false } = given;
  const upload = await requireDownloadUpload({ actor, uploadId: body.uploadId });
  const { kind, size } = await validateDownload(upload);
  await transaction(async (tx) => {
    const before = await tx.download.findFirst({ where: { id, deletedAt: null } });
    if (!before) return throwAppError("not_found", downloadSaveFailed);
    await claimUploadSession(tx, upload.id);
    if (sameLink && before.contentType !== kind.mime)
      throwAppError(
        "invalid_input",
        `The link ends in ${before.filename.split(".").at(-1)}. Please choose a file of that type.`,
      );
    const filename = before.contentType === kind.mime ? before.filename : withExtension(before.filename, kind.ext);
    const { count } = await tx.download.updateMany({
      where: { id, version: body.version, deletedAt: null },
      data: {
        filename,
        sizeBytes: size,
        contentType: kind.mime,
        storageKey: upload.storageKey,
        version: { increment: 1 },
      },
    });
    if (count === 0) return throwDownloadConflict(id);
    await storeVersion(tx, {
      fileId: id,
      number: before.version,
      contents: { ...before, suffixes: [], mimeType: before.contentType },
      userId: actor._id,
    });
    const previous = { filename: before.filename, mime: before.contentType, size: before.sizeBytes };
    const sentence = `Replaced the file of “${before.title}”; the old file is kept for 30 days`;
    const detail = { sentence, filename, mime: kind.mime, size, previous };
    await recordAudit(tx, { actorId: actor._id, action: "download.replace", subject: id, detail });
  }).catch(throwIfNameTaken);
  await revalidatePages(pagesShowing.downloads);
  return requireAdminDownload(id);
}

const withExtension = (filename: string, ext: string) => `${filename.replace(/\.\w{1,5}$/, "")}.${ext}`;
