import { fileTypeFromBuffer } from "file-type";
import type { ByteSource } from "@/lib/exhibitions/byte-source";
import { checkArchive } from "@/lib/exhibitions/check-archive";
import type { ContentType } from "@/lib/exhibitions/content-contracts";
import { type Kind, mostBytes, takes } from "@/lib/exhibitions/content-rules";
import { refuse } from "@/lib/platform/errors";

const archives = ["zip", "docx", "xlsx", "pptx", "jar", "epub", "odt", "apk"];
const longestText = 5_000_000;
/** What a browser would take for a page. */
const markup = /^\uFEFF?\s*(<|\{\\rtf)|<(script|html|body|svg|iframe)\b/i;

/** Refuses a file of that many bytes: none at all, or more than its type may have. */
export function refuseSize(type: ContentType, size: number): void {
  if (size === 0) refuse("invalid_input", "The file is empty.");
  if (size > mostBytes[type])
    refuse("too_large", `A file of this type can have ${Math.floor(mostBytes[type] / 1_048_576)} MB at most.`);
}

async function readText(source: ByteSource): Promise<boolean> {
  if (source.size > longestText) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await source.read(0, source.size));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has these; a program or a picture does.
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !markup.test(text);
  } catch {
    return false;
  }
}

/** What a film, a sound or a paper really is, by its bytes; the name it was given is never looked at. */
export async function inspectFile(type: Exclude<ContentType, "sketch" | "image">, source: ByteSource): Promise<Kind> {
  refuseSize(type, source.size);
  const { kinds, otherwise } = takes[type];
  const kindOf = (ext: string) => kinds.find((kind) => kind.ext === ext) ?? refuse("invalid_input", otherwise);
  const head = await source.read(0, 65_536);
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const isArchive = Buffer.from(head.subarray(0, 4)).toString("latin1") === "PK\x03\x04";
  if (isArchive || archives.includes(found?.ext ?? "")) {
    if (!kinds.some(({ ext }) => ext === "docx")) refuse("invalid_input", otherwise);
    const archive =
      (await checkArchive(source)) ?? refuse("invalid_input", "The archive is broken, or no program should open it.");
    return kindOf(archive.isWord ? "docx" : "zip");
  }
  if (found) return kindOf(found.ext);
  return (await readText(source)) ? kindOf("txt") : refuse("invalid_input", otherwise);
}
