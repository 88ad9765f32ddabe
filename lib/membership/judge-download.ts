import { downloadTakes } from "@/lib/membership/download-desk-contracts";
import { inStorage } from "@/lib/platform/byte-source";
import { AppError, refuse } from "@/lib/platform/errors";
import { type FileKind, films, pdf, plainText, sounds, word, zip } from "@/lib/platform/file-kinds";
import { kindOfFile } from "@/lib/platform/kind-of-file";
import { checkPicture, PictureError, pictureSentences } from "@/lib/platform/picture-file";
import { dropUpload } from "@/lib/platform/reserve-upload";
import { storage } from "@/lib/platform/storage";
import type { UploadTicket } from "@/prisma/generated/client";

const kinds = [pdf, word, zip, plainText, ...sounds, ...films];

/**
 * What the file that was sent on a ticket is, by its bytes. What no member should be handed is refused and gone from storage.
 * A picture is not drawn anew as elsewhere: a print is handed over as it was made, to be saved and never to run.
 */
export async function judgeDownload(ticket: UploadTicket): Promise<{ kind: FileKind; size: number }> {
  const found = (await storage().head(ticket.storageKey)) ?? refuse("conflict", "The file has not arrived yet.");
  try {
    // A ticket is as large as the file that was announced, to the byte.
    if (found.size !== ticket.maxBytes)
      refuse("invalid_input", "The file broke off before its end. Please send it again.");
    return { kind: await kindOf(ticket), size: found.size };
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_input") await dropUpload(ticket);
    throw error;
  }
}

async function kindOf({ storageKey, maxBytes }: UploadTicket): Promise<FileKind> {
  const source = inStorage(storageKey, maxBytes);
  const kind = await kindOfFile(source, kinds);
  if (kind === "broken archive") refuse("invalid_input", "The archive is broken, or no program should open it.");
  if (kind) return kind;
  try {
    const { type, extension } = await checkPicture(await source.read(0, maxBytes));
    return { ext: extension, mime: type };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const otherwise = `A file has to be ${downloadTakes}.`;
    return refuse("invalid_input", error.kind === "not-a-picture" ? otherwise : pictureSentences[error.kind]);
  }
}
