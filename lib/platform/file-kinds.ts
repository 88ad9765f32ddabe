/** What a file turned out to be. */
export type FileKind = { ext: string; mime: string };

export const pdf: FileKind = { ext: "pdf", mime: "application/pdf" };
export const plainText: FileKind = { ext: "txt", mime: "text/plain; charset=utf-8" };
export const word: FileKind = {
  ext: "docx",
  mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
export const zip: FileKind = { ext: "zip", mime: "application/zip" };
export const sounds: readonly FileKind[] = [
  { ext: "mp3", mime: "audio/mpeg" },
  { ext: "m4a", mime: "audio/mp4" },
  { ext: "ogg", mime: "audio/ogg" },
  { ext: "oga", mime: "audio/ogg" },
  { ext: "opus", mime: "audio/ogg" },
  { ext: "wav", mime: "audio/wav" },
];
export const films: readonly FileKind[] = [
  { ext: "mp4", mime: "video/mp4" },
  { ext: "m4v", mime: "video/mp4" },
  { ext: "webm", mime: "video/webm" },
];

/** The name under which a file is saved: its title in plain letters. What the sender called it is never used. */
export function fileName(title: string, ext: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return `${plain || "file"}.${ext}`;
}
