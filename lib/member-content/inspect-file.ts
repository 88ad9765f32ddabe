import { throwAppError } from "@/lib/core/errors";
import type { FileType } from "@/lib/core/file-types";
import type { ContentType } from "@/lib/member-content/contracts";
import { acceptedTypes, maxBytes } from "@/lib/member-content/rules";
import { detectFileType } from "@/lib/storage/detect-file-type";
import type { RandomAccessReader } from "@/lib/storage/random-access-reader";

/** Throws for an empty file, and for one above the limit of its type. */
export function assertFileSize(type: ContentType, size: number): void {
  if (size === 0) throwAppError("invalid_input", "The file is empty.");
  if (size > maxBytes[type])
    throwAppError("too_large", `A file of this type can have ${Math.floor(maxBytes[type] / 1_048_576)} MB at most.`);
}

/** Detects the file type from the bytes. Throws when the content type does not accept it. */
export async function inspectFile(
  type: Exclude<ContentType, "sketch" | "image">,
  source: RandomAccessReader,
): Promise<FileType> {
  assertFileSize(type, source.size);
  const { kinds, message } = acceptedTypes[type];
  const kind = await detectFileType(source, kinds);
  if (kind === "broken archive") throwAppError("invalid_input", "The archive is broken, or no program should open it.");
  return kind ?? throwAppError("invalid_input", message);
}
