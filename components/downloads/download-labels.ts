import type { DownloadItem } from "@/lib/downloads/contracts";

const kindLabels: Record<string, string> = {
  "application/pdf": "PDF",
  "application/zip": "ZIP",
  "audio/mpeg": "MP3",
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "text/plain": "Text",
};

/** The kind of a file in one word. */
export function fileKind({ type, filename }: Pick<DownloadItem, "type" | "filename">): string {
  const known = kindLabels[type.split(";")[0] ?? ""];
  return known ?? (/\.(\w{1,5})$/.exec(filename)?.[1] ?? "File").toUpperCase();
}
