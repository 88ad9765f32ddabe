import { fileTypeFromBuffer } from "file-type";
import type { FileType } from "@/lib/core/file-types";
import { inspectZip } from "@/lib/storage/inspect-zip";
import type { RandomAccessReader } from "@/lib/storage/random-access-reader";

const archiveExtensions = ["zip", "docx", "xlsx", "pptx", "jar", "epub", "odt", "apk"];
const MAX_TEXT_BYTES = 5_000_000;
/** Text that a browser could render as a page. */
const markupPattern = /^\uFEFF?\s*(<|\{\\rtf)|<(script|html|body|svg|iframe)\b/i;

async function isText(source: RandomAccessReader): Promise<boolean> {
  if (source.size > MAX_TEXT_BYTES) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await source.read(0, source.size));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: binary files have these characters, text does not.
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !markupPattern.test(text);
  } catch {
    return false;
  }
}

/**
 * Detects which of `types` a file is by its bytes, never by its name. Null for none of them, "broken archive" for an unsafe or
 * malformed archive.
 */
export async function detectFileType(
  source: RandomAccessReader,
  types: readonly FileType[],
): Promise<FileType | "broken archive" | null> {
  const typeOf = (ext: string) => types.find((type) => type.ext === ext) ?? null;
  const head = await source.read(0, 65_536);
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const isArchive = Buffer.from(head.subarray(0, 4)).toString("latin1") === "PK\x03\x04";
  if (isArchive || archiveExtensions.includes(found?.ext ?? "")) {
    if (!typeOf("docx")) return null;
    const archive = await inspectZip(source);
    return archive ? typeOf(archive.isWord ? "docx" : "zip") : "broken archive";
  }
  if (found) return typeOf(found.ext);
  return (await isText(source)) ? typeOf("txt") : null;
}
