import type { Actor, PerkName } from "@/lib/auth/contracts";
import { audioTypes, type FileType, pdf, plainText, videoTypes, wordDocument, zip } from "@/lib/core/file-types";
import type { ContentType } from "@/lib/member-content/contracts";

const megabyte = 1024 * 1024;

/** The maximum file size of each type, in bytes. */
export const maxBytes: Record<ContentType, number> = {
  sketch: 20 * megabyte,
  image: 20 * megabyte,
  video: 200 * megabyte,
  audio: 50 * megabyte,
  doc: 25 * megabyte,
  misc: 50 * megabyte,
};

/** The maximum body size of the API route itself. */
export const MAX_FORM_BYTES = 32 * megabyte;

/** The file types that each content type accepts, and the error for others. Images are validated by re-encoding them. */
export const acceptedTypes: Record<
  Exclude<ContentType, "sketch" | "image">,
  { kinds: readonly FileType[]; message: string }
> = {
  video: { kinds: videoTypes, message: "A video has to be an MP4 or WebM file." },
  audio: { kinds: audioTypes, message: "A sound has to be an MP3, M4A, Ogg or WAV file." },
  doc: { kinds: [pdf, plainText, wordDocument], message: "A document has to be a PDF, a Word file or plain text." },
  misc: {
    kinds: [pdf, plainText, wordDocument, zip],
    message: "A file has to be a PDF, a Word file, plain text or a ZIP archive.",
  },
};

/** Images are re-encoded; other files are stored as they are. */
export const isImageType = (type: ContentType): type is "sketch" | "image" => type === "sketch" || type === "image";

/** Whether the browser displays it in the page; other types are downloads. */
export const isInlineType = (type: ContentType): boolean => type !== "doc" && type !== "misc";

/** An item without a perk is open to every VIP; otherwise the viewer needs the perk. */
export function canOpenContent(requiredPerk: PerkName | null, viewer: Pick<Actor, "perks"> | null): boolean {
  return requiredPerk === null || viewer?.perks[requiredPerk] === true;
}
