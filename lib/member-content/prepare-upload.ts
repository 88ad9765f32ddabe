import { throwAppError } from "@/lib/core/errors";
import type { FileType } from "@/lib/core/file-types";
import { ImageError, reencodeImage } from "@/lib/images/image-file";
import type { ContentType } from "@/lib/member-content/contracts";
import { assertFileSize, inspectFile } from "@/lib/member-content/inspect-file";
import { isImageType } from "@/lib/member-content/rules";
import type { RandomAccessReader } from "@/lib/storage/random-access-reader";

const imageErrorMessages: Record<ImageError["kind"], string> = {
  "not-an-image": "A picture has to be a JPEG, PNG, WebP or AVIF file.",
  "too-many-pixels": "The picture has too many pixels; 60 million is the most.",
  broken: "The picture is broken and could not be read.",
};

/** The longest side of a served image, in pixels. */
const MAX_IMAGE_SIDE = 2_400;

/** Validates a file and returns its type; for an image also the re-encoded bytes, which carry no metadata. */
export async function prepareUpload(
  type: ContentType,
  source: RandomAccessReader,
): Promise<{ kind: FileType; reencoded?: Uint8Array }> {
  if (!isImageType(type)) return { kind: await inspectFile(type, source) };
  assertFileSize(type, source.size);
  const bytes = await source.read(0, source.size);
  const reencoded = await reencodeImage(bytes, { width: MAX_IMAGE_SIDE, height: MAX_IMAGE_SIDE, fit: "inside" }).catch(
    (error: unknown) => {
      if (error instanceof ImageError) return throwAppError("invalid_input", imageErrorMessages[error.kind]);
      throw error;
    },
  );
  return { kind: { ext: "webp", mime: "image/webp" }, reencoded };
}
