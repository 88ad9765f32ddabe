import type { DownloadItem } from "@/lib/membership/contracts";

const units = ["B", "KB", "MB", "GB"] as const;

/** A size as a person reads it: steps of 1024, one decimal. Bytes are never halved, so they are counted whole. */
export function sizeInWords(bytes: number): string {
  let [value, step] = [bytes, 0];
  // What would be written as 1024.0 is one of the next.
  while (step < units.length - 1 && Number(value.toFixed(1)) >= 1024) [value, step] = [value / 1024, step + 1];
  return `${step === 0 ? value : value.toFixed(1)} ${units[step]}`;
}

const kinds: Record<string, string> = {
  "application/pdf": "PDF",
  "application/zip": "ZIP",
  "audio/mpeg": "MP3",
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "text/plain": "Text",
};

/** What kind of file it is, in a word. */
export function kindOf({ type, filename }: Pick<DownloadItem, "type" | "filename">): string {
  const known = kinds[type.split(";")[0] ?? ""];
  return known ?? (/\.(\w{1,5})$/.exec(filename)?.[1] ?? "File").toUpperCase();
}
