import type { Actor, PerkName } from "@/lib/accounts/contracts";
import type { ContentType } from "@/lib/exhibitions/content-contracts";
import { type FileKind, films, pdf, plainText, sounds, word, zip } from "@/lib/platform/file-kinds";

const megabyte = 1024 * 1024;

/** The most bytes of each type. */
export const mostBytes: Record<ContentType, number> = {
  sketch: 20 * megabyte,
  image: 20 * megabyte,
  video: 200 * megabyte,
  audio: 50 * megabyte,
  doc: 25 * megabyte,
  misc: 50 * megabyte,
};

/** What goes in one request; a serverless host takes about 4.5 MB of body, so the form sends larger files by ticket. */
export const mostBytesAtOnce = 4 * megabyte;
/** What the call takes in one request where the host lets it through. */
export const mostBytesOfForm = 32 * megabyte;

/** What may be sent as each type, and the sentence for anything else. Pictures are judged where they are encoded anew. */
export const takes: Record<
  Exclude<ContentType, "sketch" | "image">,
  { kinds: readonly FileKind[]; otherwise: string }
> = {
  video: { kinds: films, otherwise: "A video has to be an MP4 or WebM file." },
  audio: { kinds: sounds, otherwise: "A sound has to be an MP3, M4A, Ogg or WAV file." },
  doc: { kinds: [pdf, plainText, word], otherwise: "A document has to be a PDF, a Word file or plain text." },
  misc: {
    kinds: [pdf, plainText, word, zip],
    otherwise: "A file has to be a PDF, a Word file, plain text or a ZIP archive.",
  },
};

/** A picture is encoded anew; everything else is kept as it came. */
export const isPicture = (type: ContentType): type is "sketch" | "image" => type === "sketch" || type === "image";

/** Whether the browser shows it in the page; anything else is handed over as a file. */
export const isShown = (type: ContentType): boolean => type !== "doc" && type !== "misc";

/** Open to every VIP, or to holders of one perk. */
export function mayOpen(requiredPerk: PerkName | null, viewer: Pick<Actor, "perks"> | null): boolean {
  return requiredPerk === null || viewer?.perks[requiredPerk] === true;
}
