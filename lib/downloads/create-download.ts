import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { fileName } from "@/lib/core/file-types";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { isUniqueViolation, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminDownload } from "@/lib/downloads/admin-queries";
import { type AdminDownload, type DownloadBody, downloadSaveFailed } from "@/lib/downloads/contracts";
import { requireDownloadUpload } from "@/lib/downloads/create-download-upload";
import { audienceText, setProducts } from "@/lib/downloads/set-products";
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
  const { uploadId, title, description, level, name, products } = body;
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
    const names = await setProducts(tx, { id, level, products });
    const sentence = `Added the download “${title}” as ${filename}, for ${audienceText(level, names)}`;
    const detail = { sentence, filename, title, level, products: names, mime: kind.mime, size };
    await recordAudit(tx, { actorId: actor._id, action: "download.create", subject: id, detail });
  }).catch(throwIfNameTaken);
  await revalidatePages(pagesShowing.downloads);
  return requireAdminDownload(id);
}
