import { fileTypeFromBuffer } from "file-type";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import type { FileContents } from "@/lib/storage/file-versions";
import { createPublicFile } from "@/lib/storage/public-files";
import { storage } from "@/lib/storage/storage";

/** Stores the file of an ambient sound under a new name. Only MP3 is accepted, because every browser plays it. */
export async function storeSoundFile(bytes: Uint8Array): Promise<FileContents> {
  const fileType = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (fileType?.mime !== "audio/mpeg") throwAppError("invalid_input", "The sound has to be an MP3 file.");
  const storageKey = `sounds/${newId("snd").replace("_", "-")}`;
  await storage().put(`${storageKey}.mp3`, bytes, { type: "audio/mpeg" });
  return { storageKey, suffixes: [".mp3"], mimeType: "audio/mpeg", sizeBytes: bytes.length };
}

/** Stores an ambient sound and returns the URL that the leader's form saves. */
export async function storeSound(input: { actor: Actor; bytes: Uint8Array }): Promise<{ url: string; bytes: number }> {
  const { actor, bytes } = input;
  const id = await createPublicFile({
    contents: await storeSoundFile(bytes),
    purpose: "sound",
    userId: actor._id,
    record: (tx, id) =>
      recordAudit(tx, { actorId: actor._id, action: "exhibition.upload-audio", subject: `${id}.mp3` }),
  });
  return { url: serverApiPaths.sound(`${id}.mp3`), bytes: bytes.length };
}
