import sharp, { type ResizeOptions } from "sharp";
import { newId } from "@/lib/core/ids";
import { inspectImage } from "@/lib/images/image-file";
import { storage } from "@/lib/storage/storage";

/** A crop of an image and the widths it is stored in; the largest is also stored as JPEG. */
export type ImageVariant = {
  suffix: "" | "-wide" | "-share";
  widths: readonly number[];
  /** Width divided by height; the crop keeps the most salient area. Without it the image keeps its aspect ratio. */
  ratio?: number;
  /** For share cards, whose readers do not negotiate formats. */
  jpegOnly?: true;
};

const outputFormats = { avif: { quality: 55, effort: 2 }, webp: { quality: 80 } } as const;

/** The name that the stored files share, the ends of their names, and their size together. */
export type StoredVariants = { name: string; suffixes: string[]; sizeBytes: number };

/** Re-encodes an image and stores every variant. On failure the files stored so far are removed. */
export async function storeImageVariants(
  bytes: Uint8Array,
  variants: readonly ImageVariant[],
): Promise<StoredVariants> {
  const name = newId("img").replace("_", "-");
  await inspectImage(bytes);
  const storedKeys: string[] = [];
  let sizeBytes = 0;
  const storeFile = async (file: string, type: string, content: Uint8Array) => {
    storedKeys.push(`pictures/${file}`);
    sizeBytes += content.byteLength;
    await storage().put(`pictures/${file}`, content, { type });
  };
  try {
    for (const variant of variants) await storeVariant(bytes, `${name}${variant.suffix}`, variant, storeFile);
    return { name, suffixes: storedKeys.map((key) => key.slice(`pictures/${name}`.length)), sizeBytes };
  } catch (error) {
    await Promise.allSettled(storedKeys.map((key) => storage().remove(key)));
    throw error;
  }
}

type StoreFile = (file: string, type: string, content: Uint8Array) => Promise<void>;

async function storeVariant(
  bytes: Uint8Array,
  stem: string,
  { widths, ratio, jpegOnly }: ImageVariant,
  storeFile: StoreFile,
): Promise<void> {
  const largest = Math.max(...widths);
  const box: ResizeOptions = ratio
    ? { width: largest, height: Math.round(largest / ratio), fit: "cover", position: sharp.strategy.attention }
    : { width: largest, withoutEnlargement: true };
  const upright = await sharp(bytes, { failOn: "error", pages: 1 })
    .autoOrient()
    .resize(box)
    .flatten({ background: "white" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const width of widths) {
    const resized = sharp(upright).resize({ width, withoutEnlargement: true });
    if (!jpegOnly) {
      await storeFile(`${stem}-${width}.avif`, "image/avif", await resized.clone().avif(outputFormats.avif).toBuffer());
      await storeFile(`${stem}-${width}.webp`, "image/webp", await resized.clone().webp(outputFormats.webp).toBuffer());
    }
    if (width === largest)
      await storeFile(
        `${stem}-${width}.jpg`,
        "image/jpeg",
        await resized.clone().jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
      );
  }
}
