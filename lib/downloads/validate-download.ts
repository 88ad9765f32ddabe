import { AppError, throwAppError } from "@/lib/core/errors";
import { audioTypes, type FileType, pdf, plainText, videoTypes, wordDocument, zip } from "@/lib/core/file-types";
import { acceptedDownloadTypes } from "@/lib/downloads/contracts";
import { ImageError, imageErrorMessages, inspectImage } from "@/lib/images/image-file";
import { discardUpload } from "@/lib/storage/create-upload";
import { detectFileType } from "@/lib/storage/detect-file-type";
import { storageReader } from "@/lib/storage/random-access-reader";
import { storage } from "@/lib/storage/storage";
import type { UploadSession } from "@/prisma/generated/client";

const acceptedFileTypes = [pdf, wordDocument, zip, plainText, ...audioTypes, ...videoTypes];

/**
 * Detects the type of an uploaded file by its bytes. Rejects other types and deletes them from storage. Images are not
 * re-encoded here, because prints are delivered unchanged; they are served as attachments and never run.
 */
export async function validateDownload(upload: UploadSession): Promise<{ kind: FileType; size: number }> {
  const file = (await storage().head(upload.storageKey)) ?? throwAppError("conflict", "The file has not arrived yet.");
  try {
    // The upload session is for the exact announced size.
    if (file.size !== upload.maxBytes)
      throwAppError("invalid_input", "The file broke off before its end. Please send it again.");
    return { kind: await detectDownloadType(upload), size: file.size };
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_input") await discardUpload(upload);
    throw error;
  }
}

async function detectDownloadType({ storageKey, maxBytes }: UploadSession): Promise<FileType> {
  const source = storageReader(storageKey, maxBytes);
  const kind = await detectFileType(source, acceptedFileTypes);
  if (kind === "broken archive") throwAppError("invalid_input", "The archive is broken, or no program should open it.");
  if (kind) return kind;
  try {
    const { type, extension } = await inspectImage(await source.read(0, maxBytes));
    return { ext: extension, mime: type };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const otherwise = `A file has to be ${acceptedDownloadTypes}.`;
    return throwAppError("invalid_input", error.kind === "not-an-image" ? otherwise : imageErrorMessages[error.kind]);
  }
}
