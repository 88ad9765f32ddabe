import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { db, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { replaceDownload } from "@/lib/downloads/replace-download";
import { soundFormatOf, storeSoundFile } from "@/lib/exhibitions/store-sound";
import { storePictureFiles } from "@/lib/images/store-public-picture";
import { findUses, pagesOf } from "@/lib/media/public-uses";
import { kindOf, MAX_PUBLIC_FILE_BYTES } from "@/lib/media/rules";
import { updateContent } from "@/lib/member-content/update-content";
import { consumeUploadSession } from "@/lib/storage/accept-upload";
import { type FileContents, storeVersion } from "@/lib/storage/file-versions";
import { removeStored, toPaletteColumn } from "@/lib/storage/public-files";
import { storageReader } from "@/lib/storage/random-access-reader";
import type { UploadSession } from "@/prisma/generated/client";

type ReplaceMedia = { actor: Actor; id: string; version: number; session: UploadSession };

/**
 * Replaces the contents of a file, which keeps its address. The new bytes are checked first; then record and old contents change in one
 * transaction. Of two replacements of one version the second throws `stale`.
 */
export async function replaceMedia({ actor, id, version, session }: ReplaceMedia): Promise<void> {
  const kind = kindOf(id);
  if (kind === "content") await updateContent({ actor, id, change: { version }, file: { session } });
  else if (kind === "download")
    await replaceDownload({ actor, id, body: { uploadId: session.id, version }, sameLink: true });
  else await replacePublicFile({ actor, id, version, session });
}

async function replacePublicFile({ actor, id, version, session }: ReplaceMedia): Promise<void> {
  const before = await db.publicFile.findFirst({ where: { id, archivedAt: null } });
  if (!before) return throwAppError("not_found", "There is no such file.");
  const bytes = await readUpload(session);
  const { purpose } = before;
  // The address names the format.
  const format = [soundFormatOf(before.mimeType)];
  const contents = await (purpose === "sound" ? storeSoundFile(bytes, format) : storePictureFiles(bytes, purpose));
  try {
    const uses = await transaction(async (tx) => {
      await consumeUploadSession(tx, session.id);
      await setContents(tx, { actor, id, version, contents });
      const sentence = `Replaced “${before.title || id}”, which keeps its link; the old file is kept for 30 days`;
      await recordAudit(tx, { actorId: actor._id, action: "media.replace", subject: id, detail: { sentence } });
      return findUses(tx, id);
    });
    await revalidatePages(pagesOf(uses));
  } catch (error) {
    await removeStored(contents);
    throw error;
  }
}

/** The bytes of an upload that becomes a picture or a sound. */
export async function readUpload({ storageKey, maxBytes }: UploadSession): Promise<Uint8Array> {
  if (maxBytes > MAX_PUBLIC_FILE_BYTES) throwAppError("too_large", "A file of this type can have 20 MB at most.");
  return storageReader(storageKey, maxBytes).read(0, maxBytes);
}

type SetContents = { actor: Actor; id: string; version: number; contents: FileContents };

/** Points a public file to other contents and keeps the old ones as a version. Throws `stale` unless `version` is the current one. */
export async function setContents(tx: Tx, { actor, id, version, contents }: SetContents): Promise<void> {
  const stale = () =>
    throwAppError("stale", "The file was not replaced.", {
      fields: { version: "Somebody else has changed this file. Please reload." },
    });
  const [old] = await tx.$queryRaw<FileContents[]>`
    SELECT storage_key AS "storageKey", suffixes, mime_type AS "mimeType", size_bytes AS "sizeBytes", palette FROM public_files
    WHERE id = ${id} AND version = ${version} AND archived_at IS NULL FOR UPDATE`;
  if (!old) return stale();
  const { storageKey, suffixes, mimeType, sizeBytes, palette } = contents;
  await tx.publicFile.update({
    where: { id },
    data: {
      storageKey,
      suffixes: [...suffixes],
      mimeType,
      sizeBytes,
      ...toPaletteColumn(palette),
      version: { increment: 1 },
    },
  });
  await storeVersion(tx, { fileId: id, number: version, contents: old, userId: actor._id });
}
