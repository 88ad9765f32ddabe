import { fileTypeFromBuffer } from "file-type";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { storage } from "@/lib/storage/storage";

/** Stores an ambient sound. Only MP3 is accepted, because every browser plays it. */
export async function storeSound(input: { actor: Actor; bytes: Uint8Array }): Promise<{ url: string; bytes: number }> {
  const { actor, bytes } = input;
  const fileType = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (fileType?.mime !== "audio/mpeg") throwAppError("invalid_input", "The sound has to be an MP3 file.");
  const name = `${newId("snd").replace("_", "-")}.mp3`;
  await storage().put(`sounds/${name}`, bytes, { type: "audio/mpeg" });
  await recordAudit(db, { actorId: actor._id, action: "exhibition.upload-audio", subject: name });
  return { url: serverApiPaths.sound(name), bytes: bytes.length };
}
