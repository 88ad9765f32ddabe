import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";

const imageExtensions = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
} as const;

type ImageType = keyof typeof imageExtensions;
export type ImageInfo = {
  type: ImageType;
  extension: (typeof imageExtensions)[ImageType];
  /** After applying the EXIF orientation. */
  width: number;
  height: number;
};

/** Against decompression bombs; above the resolution of consumer cameras. */
const MAX_PIXELS = 60_000_000;

type ImageErrorKind = "not-an-image" | "too-many-pixels" | "broken";

/** The bytes are not a usable image. */
export class ImageError extends Error {
  override readonly name = "ImageError";
  constructor(
    readonly kind: ImageErrorKind,
    options?: { cause?: unknown },
  ) {
    super(`The file is not a usable image: ${kind}.`, options);
  }
}

export const imageErrorMessages: Record<ImageErrorKind, string> = {
  "not-an-image": "Please choose a JPEG, PNG, WebP or AVIF picture.",
  "too-many-pixels": "This picture has too many pixels. Please make it smaller first.",
  broken: "This picture is damaged. Please choose another one.",
};

const isImageType = (type: string | undefined): type is ImageType => type !== undefined && type in imageExtensions;

/** Decodes the first frame; fails on truncated files. */
const decoder = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });

/**
 * Detects type and size from the bytes: JPEG, PNG, WebP or AVIF. Throws ImageError for anything else, also SVG, which can contain
 * scripts.
 */
export async function inspectImage(bytes: Uint8Array): Promise<ImageInfo> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!isImageType(found?.mime)) throw new ImageError("not-an-image");
  const { autoOrient, ...stored } = await decoder(bytes)
    .metadata()
    .catch((cause: unknown) => {
      // The header is an image's, so either its dimensions exceed the limit or the file is truncated.
      throw new ImageError(/pixel limit/i.test(String(cause)) ? "too-many-pixels" : "broken", { cause });
    });
  const width = autoOrient.width ?? stored.width;
  const height = autoOrient.height ?? stored.height;
  return { type: found.mime, extension: imageExtensions[found.mime], width, height };
}

/**
 * Re-encodes an image as WebP at the given size, which drops everything else in the file (EXIF location, appended scripts).
 * `cover` fills the box, `inside` fits into it and never enlarges. Throws ImageError.
 */
export async function reencodeImage(
  bytes: Uint8Array,
  box: { width: number; height: number; fit: "cover" | "inside"; quality?: number },
): Promise<Uint8Array> {
  await inspectImage(bytes);
  try {
    return await decoder(bytes)
      .autoOrient()
      .resize({ width: box.width, height: box.height, fit: box.fit, withoutEnlargement: box.fit === "inside" })
      .webp({ quality: box.quality ?? 82 })
      .toBuffer();
  } catch (cause) {
    throw new ImageError("broken", { cause });
  }
}
