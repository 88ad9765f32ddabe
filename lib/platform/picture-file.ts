import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";

const kinds = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp", "image/avif": "avif" } as const;

type PictureType = keyof typeof kinds;
export type Picture = {
  type: PictureType;
  extension: (typeof kinds)[PictureType];
  /** As it is seen: a telephone's picture that lies on its side is stood up first. */
  width: number;
  height: number;
};

/** A small file can unpack to gigabytes; no camera that people carry makes more than this. */
const maximumPixels = 60_000_000;

type PictureErrorKind = "not-a-picture" | "too-many-pixels" | "broken";

/** Why the bytes are not taken for a picture. */
export class PictureError extends Error {
  override readonly name = "PictureError";
  constructor(
    readonly kind: PictureErrorKind,
    options?: { cause?: unknown },
  ) {
    super(`The file is no picture that can be kept: ${kind}.`, options);
  }
}

/** What an admin reads of it. */
export const pictureSentences: Record<PictureErrorKind, string> = {
  "not-a-picture": "Please choose a JPEG, PNG, WebP or AVIF picture.",
  "too-many-pixels": "This picture has too many pixels. Please make it smaller first.",
  broken: "This picture is damaged. Please choose another one.",
};

const isPictureType = (type: string | undefined): type is PictureType => type !== undefined && type in kinds;

/** Unpacks one still picture, upright, and fails on what is cut off. */
const decoder = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error", pages: 1 });

/**
 * What the bytes really are, whatever the file was called: JPEG, PNG, WebP or AVIF, else a PictureError. An SVG is none of
 * them: it is a document that can carry script.
 */
export async function checkPicture(bytes: Uint8Array): Promise<Picture> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!isPictureType(found?.mime)) throw new PictureError("not-a-picture");
  const { autoOrient, ...stored } = await decoder(bytes)
    .metadata()
    .catch((cause: unknown) => {
      // The first bytes are a picture's, so either its claim of a size is absurd or the rest is missing.
      throw new PictureError(/pixel limit/i.test(String(cause)) ? "too-many-pixels" : "broken", { cause });
    });
  const width = autoOrient.width ?? stored.width;
  const height = autoOrient.height ?? stored.height;
  if (width * height > maximumPixels) throw new PictureError("too-many-pixels");
  return { type: found.mime, extension: kinds[found.mime], width, height };
}

/**
 * The picture drawn anew as WebP in a box of that size: whatever else the file carried (the place where it was taken, a
 * script behind its last pixel) stays behind. `cover` fills the box, `inside` fits into it and never enlarges.
 */
export async function redrawPicture(
  bytes: Uint8Array,
  box: { width: number; height: number; fit: "cover" | "inside"; quality?: number },
): Promise<Uint8Array> {
  await checkPicture(bytes);
  try {
    return await decoder(bytes)
      .autoOrient()
      .resize({ width: box.width, height: box.height, fit: box.fit, withoutEnlargement: box.fit === "inside" })
      .webp({ quality: box.quality ?? 82 })
      .toBuffer();
  } catch (cause) {
    throw new PictureError("broken", { cause });
  }
}
