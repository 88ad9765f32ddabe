import { formatFileSize } from "@/components/ui/file-size";
import type { MediaItem, UploadTarget } from "@/lib/media/contracts";

const purposes = {
  product: "Product picture",
  artwork: "Artwork",
  cover: "Exhibition cover",
  sound: "Ambient sound",
} as const;

/** What a file is for: "Product picture", "Members’ content". */
export function mediaKindLabel({ kind, purpose }: Pick<MediaItem, "kind" | "purpose">): string {
  if (kind === "content") return "Members’ content";
  return kind === "download" ? "Download" : purposes[purpose ?? "product"];
}

const formats: Record<string, string> = {
  "application/pdf": "PDF",
  "application/zip": "ZIP",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word",
  "audio/mpeg": "MP3",
  "text/plain": "Text",
};

/** The format in a word or two: "MP3", "WEBP". */
export function formatLabel(mime: string): string {
  const type = mime.split(";")[0] ?? "";
  return formats[type] ?? (type.split("/")[1] ?? "file").toUpperCase();
}

/** A size that does not break before its unit. */
export const sizeLabel = (bytes: number | null): string =>
  bytes === null ? "size unknown" : formatFileSize(bytes).replace(" ", "\u00a0");

export type MediaShape = "image" | "video" | "audio" | "file";

/** How a file is shown. */
export function shapeOf(mime: string): MediaShape {
  const [shape] = mime.split("/");
  return shape === "image" || shape === "video" || shape === "audio" ? shape : "file";
}

/** What an upload becomes, in words. */
export function targetLabel(target: UploadTarget): string {
  if (target.kind === "content") return "Members’ content";
  if (target.kind === "download") return "Download";
  if (target.kind === "replacement") return "Replacement";
  return purposes[target.kind === "sound" ? "sound" : target.purpose];
}
