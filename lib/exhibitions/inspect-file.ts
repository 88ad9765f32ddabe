import type { ContentType } from "@/lib/exhibitions/content-contracts";
import { mostBytes, takes } from "@/lib/exhibitions/content-rules";
import type { ByteSource } from "@/lib/platform/byte-source";
import { refuse } from "@/lib/platform/errors";
import type { FileKind } from "@/lib/platform/file-kinds";
import { kindOfFile } from "@/lib/platform/kind-of-file";

/** Refuses a file of that many bytes: none at all, or more than its type may have. */
export function refuseSize(type: ContentType, size: number): void {
  if (size === 0) refuse("invalid_input", "The file is empty.");
  if (size > mostBytes[type])
    refuse("too_large", `A file of this type can have ${Math.floor(mostBytes[type] / 1_048_576)} MB at most.`);
}

/** What a film, a sound or a paper really is; anything that its type does not take is refused. */
export async function inspectFile(
  type: Exclude<ContentType, "sketch" | "image">,
  source: ByteSource,
): Promise<FileKind> {
  refuseSize(type, source.size);
  const { kinds, otherwise } = takes[type];
  const kind = await kindOfFile(source, kinds);
  if (kind === "broken archive") refuse("invalid_input", "The archive is broken, or no program should open it.");
  return kind ?? refuse("invalid_input", otherwise);
}
