import { fileTypeFromBuffer } from "file-type";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { keysOf } from "@/lib/core/keys-of";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import type { FileContents } from "@/lib/storage/file-versions";
import { createPublicFile } from "@/lib/storage/public-files";
import { storage } from "@/lib/storage/storage";

/** The formats of sounds by the end of their names: how each is called and served. */
const formats = {
  mp3: { name: "an MP3", mime: "audio/mpeg", detected: ["audio/mpeg"] },
  m4a: { name: "an M4A", mime: "audio/mp4", detected: ["audio/x-m4a", "audio/mp4"] },
  ogg: { name: "an Ogg", mime: "audio/ogg", detected: ["audio/ogg", "audio/ogg; codecs=opus"] },
  wav: { name: "a WAV", mime: "audio/wav", detected: ["audio/wav"] },
} as const;
type SoundFormat = keyof typeof formats;
const formatNames = keysOf(formats);

/** The format of a stored sound. */
export const soundFormatOf = (mimeType: string): SoundFormat =>
  formatNames.find((name) => formats[name].mime === mimeType) ?? "mp3";

/** An ambient sound is an MP3, because every browser plays it. A recording may be what a recorder makes. */
const formatsByUse: Record<"loop" | "recording", readonly SoundFormat[]> = { loop: ["mp3"], recording: formatNames };

/** Stores the file of a sound under a new name. What it is, its bytes say. */
export async function storeSoundFile(
  bytes: Uint8Array,
  accepted: readonly SoundFormat[] = formatsByUse.loop,
): Promise<FileContents> {
  const detected = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  const format = accepted.find((name) => formats[name].detected.some((mime) => mime === detected));
  if (!format)
    return throwAppError(
      "invalid_input",
      accepted.length > 1
        ? "The recording has to be an MP3, M4A, Ogg or WAV file."
        : `The sound has to be ${formats[accepted[0] ?? "mp3"].name} file.`,
    );
  const storageKey = `sounds/${newId("snd").replace("_", "-")}`;
  const { mime } = formats[format];
  await storage().put(`${storageKey}.${format}`, bytes, { type: mime });
  return { storageKey, suffixes: [`.${format}`], mimeType: mime, sizeBytes: bytes.length };
}

type StoreSound = { actor: Actor; bytes: Uint8Array; use?: "loop" | "recording" | undefined };

/** Stores an ambient sound or a recording of the audio tour, and returns the URL that the form saves. */
export async function storeSound({ actor, bytes, use }: StoreSound): Promise<{ url: string; bytes: number }> {
  const contents = await storeSoundFile(bytes, formatsByUse[use ?? "loop"]);
  const [suffix = ""] = contents.suffixes;
  const id = await createPublicFile({
    contents,
    purpose: "sound",
    userId: actor._id,
    record: (tx, id) =>
      recordAudit(tx, { actorId: actor._id, action: "exhibition.upload-audio", subject: `${id}${suffix}` }),
  });
  return { url: serverApiPaths.sound(`${id}${suffix}`), bytes: bytes.length };
}
