import { fileTypeFromBuffer } from "file-type";
import type { ByteSource } from "@/lib/platform/byte-source";
import { checkArchive } from "@/lib/platform/check-archive";
import type { FileKind } from "@/lib/platform/file-kinds";

const archives = ["zip", "docx", "xlsx", "pptx", "jar", "epub", "odt", "apk"];
const longestText = 5_000_000;
/** What a browser would take for a page. */
const markup = /^\uFEFF?\s*(<|\{\\rtf)|<(script|html|body|svg|iframe)\b/i;

async function isText(source: ByteSource): Promise<boolean> {
  if (source.size > longestText) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await source.read(0, source.size));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has these; a program or a picture does.
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !markup.test(text);
  } catch {
    return false;
  }
}

/**
 * Which of these kinds a film, a sound or a paper is, by its bytes; the name it was given is never looked at. Null for none of
 * them, "broken archive" for one that no program should open.
 */
export async function kindOfFile(
  source: ByteSource,
  kinds: readonly FileKind[],
): Promise<FileKind | "broken archive" | null> {
  const kindOf = (ext: string) => kinds.find((kind) => kind.ext === ext) ?? null;
  const head = await source.read(0, 65_536);
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const isArchive = Buffer.from(head.subarray(0, 4)).toString("latin1") === "PK\x03\x04";
  if (isArchive || archives.includes(found?.ext ?? "")) {
    if (!kindOf("docx")) return null;
    const archive = await checkArchive(source);
    return archive ? kindOf(archive.isWord ? "docx" : "zip") : "broken archive";
  }
  if (found) return kindOf(found.ext);
  return (await isText(source)) ? kindOf("txt") : null;
}
