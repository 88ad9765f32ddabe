import type { ContentType } from "@/lib/exhibitions/content-contracts";
import { isPicture } from "@/lib/exhibitions/content-rules";
import { inspectFile, refuseSize } from "@/lib/exhibitions/inspect-file";
import type { ByteSource } from "@/lib/platform/byte-source";
import { refuse } from "@/lib/platform/errors";
import type { FileKind } from "@/lib/platform/file-kinds";
import { PictureError, redrawPicture } from "@/lib/platform/picture-file";

const pictureSentences: Record<PictureError["kind"], string> = {
  "not-a-picture": "A picture has to be a JPEG, PNG, WebP or AVIF file.",
  "too-many-pixels": "The picture has too many pixels; 60 million is the most.",
  broken: "The picture is broken and could not be read.",
};

/** The longest side of a picture that members are shown. */
const longest = 2_400;

/** What is kept of a file: its kind, and for a picture the new bytes, encoded without whatever else it carried. */
export async function readyFile(
  type: ContentType,
  source: ByteSource,
): Promise<{ kind: FileKind; redrawn?: Uint8Array }> {
  if (!isPicture(type)) return { kind: await inspectFile(type, source) };
  refuseSize(type, source.size);
  const bytes = await source.read(0, source.size);
  const redrawn = await redrawPicture(bytes, { width: longest, height: longest, fit: "inside" }).catch(
    (error: unknown) => {
      if (error instanceof PictureError) return refuse("invalid_input", pictureSentences[error.kind]);
      throw error;
    },
  );
  return { kind: { ext: "webp", mime: "image/webp" }, redrawn };
}
