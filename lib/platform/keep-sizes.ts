import sharp, { type ResizeOptions } from "sharp";
import { newId } from "@/lib/platform/ids";
import { checkPicture } from "@/lib/platform/picture-file";
import { storage } from "@/lib/platform/storage";

/** One way in which a picture is cut: the widths it is made in, of which the last is also a JPEG, and its shape if it has to have one. */
export type Cut = {
  suffix: "" | "-wide" | "-share";
  widths: readonly number[];
  /** Width over height; what does not fit is cut to where the eye goes. Without it the picture keeps its own shape. */
  ratio?: number;
  /** Nothing but the JPEG, for whoever cannot choose. */
  jpegOnly?: true;
};

const kinds = { avif: { quality: 55, effort: 2 }, webp: { quality: 80 } } as const;

/**
 * Keeps a picture in every size the pages ask for, drawn anew, so that nothing else that lay in the file is kept. Answers with
 * the name that the sizes share. All or nothing: what was stored before something broke is taken away again.
 */
export async function keepSizes(bytes: Uint8Array, cuts: readonly Cut[]): Promise<string> {
  const name = newId("img").replace("_", "-");
  await checkPicture(bytes);
  const kept: string[] = [];
  const keep = async (file: string, type: string, drawn: Uint8Array) => {
    kept.push(`pictures/${file}`);
    await storage().put(`pictures/${file}`, drawn, { type });
  };
  try {
    for (const cut of cuts) await keepCut(bytes, `${name}${cut.suffix}`, cut, keep);
    return name;
  } catch (error) {
    await Promise.allSettled(kept.map((key) => storage().remove(key)));
    throw error;
  }
}

type Keep = (file: string, type: string, drawn: Uint8Array) => Promise<void>;

async function keepCut(bytes: Uint8Array, stem: string, { widths, ratio, jpegOnly }: Cut, keep: Keep): Promise<void> {
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
    const drawn = sharp(upright).resize({ width, withoutEnlargement: true });
    if (!jpegOnly) {
      await keep(`${stem}-${width}.avif`, "image/avif", await drawn.clone().avif(kinds.avif).toBuffer());
      await keep(`${stem}-${width}.webp`, "image/webp", await drawn.clone().webp(kinds.webp).toBuffer());
    }
    if (width === largest)
      await keep(
        `${stem}-${width}.jpg`,
        "image/jpeg",
        await drawn.clone().jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
      );
  }
}
