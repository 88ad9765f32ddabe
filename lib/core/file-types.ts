/** A detected file type. */
export type FileType = { ext: string; mime: string };

export const pdf: FileType = { ext: "pdf", mime: "application/pdf" };
export const plainText: FileType = { ext: "txt", mime: "text/plain; charset=utf-8" };
export const wordDocument: FileType = {
  ext: "docx",
  mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
export const zip: FileType = { ext: "zip", mime: "application/zip" };
export const audioTypes: readonly FileType[] = [
  { ext: "mp3", mime: "audio/mpeg" },
  { ext: "m4a", mime: "audio/mp4" },
  { ext: "ogg", mime: "audio/ogg" },
  { ext: "oga", mime: "audio/ogg" },
  { ext: "opus", mime: "audio/ogg" },
  { ext: "wav", mime: "audio/wav" },
];
export const videoTypes: readonly FileType[] = [
  { ext: "mp4", mime: "video/mp4" },
  { ext: "m4v", mime: "video/mp4" },
  { ext: "webm", mime: "video/webm" },
];

/** The name of a downloaded file: its title in ASCII. The uploader's file name is never used. */
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
