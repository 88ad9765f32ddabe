import type { Actor, PerkName } from "@/lib/accounts/contracts";
import type { ContentType } from "@/lib/exhibitions/content-contracts";

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

/** What a file turned out to be. */
export type Kind = { ext: string; mime: string };
const pdf = { ext: "pdf", mime: "application/pdf" };
const text = { ext: "txt", mime: "text/plain; charset=utf-8" };
const word = { ext: "docx", mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" };
const zip = { ext: "zip", mime: "application/zip" };
const sounds = [
  { ext: "mp3", mime: "audio/mpeg" },
  { ext: "m4a", mime: "audio/mp4" },
  { ext: "ogg", mime: "audio/ogg" },
  { ext: "oga", mime: "audio/ogg" },
  { ext: "opus", mime: "audio/ogg" },
  { ext: "wav", mime: "audio/wav" },
];
const films = [
  { ext: "mp4", mime: "video/mp4" },
  { ext: "m4v", mime: "video/mp4" },
  { ext: "webm", mime: "video/webm" },
];

/** What may be sent as each type, and the sentence for anything else. Pictures are judged where they are encoded anew. */
export const takes: Record<Exclude<ContentType, "sketch" | "image">, { kinds: Kind[]; otherwise: string }> = {
  video: { kinds: films, otherwise: "A video has to be an MP4 or WebM file." },
  audio: { kinds: sounds, otherwise: "A sound has to be an MP3, M4A, Ogg or WAV file." },
  doc: { kinds: [pdf, text, word], otherwise: "A document has to be a PDF, a Word file or plain text." },
  misc: {
    kinds: [pdf, text, word, zip],
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

/** The name under which a file is saved: its title in plain letters. What the sender called it is never used. */
export function downloadName(title: string, ext: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return `${plain || "file"}.${ext}`;
}
