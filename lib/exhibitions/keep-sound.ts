import { fileTypeFromBuffer } from "file-type";
import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage";

/** Keeps the loop of a room, by what its bytes are. Every browser plays an MP3, so that is what is asked for. */
export async function keepSound(given: { actor: Actor; bytes: Uint8Array }): Promise<{ url: string; bytes: number }> {
  const { actor, bytes } = given;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime !== "audio/mpeg") refuse("invalid_input", "A room’s sound has to be an MP3 file.");
  const name = `${newId("snd").replace("_", "-")}.mp3`;
  await storage().put(`sounds/${name}`, bytes, { type: "audio/mpeg" });
  await recordAudit(db, { actorId: actor._id, action: "exhibition.sound", subject: name });
  return { url: apiPaths.sound(name), bytes: bytes.length };
}
