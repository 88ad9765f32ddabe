/** One drawn picture becomes its files: every width in AVIF and WebP, and a JPEG if it is also sent elsewhere. */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Bytes that a picture may weigh: what a halftone still bears, by its area. */
const allowance = (width: number, height: number) => 2_500 + (width * height * 88) / 1200;
/** Below these a halftone turns to mud, whatever it weighs; a grainy sheet hides more. */
const LOWEST = 18;
const LOWEST_GRAINY = { avif: 16, webp: 5, jpeg: 14 } as const;

/** The best quality within reach whose file stays within `most` bytes: tried high, then guessed from how much it was over. */
async function within(
  most: number,
  start: number,
  encode: (quality: number) => Promise<Buffer>,
  lowest: number = LOWEST,
): Promise<Buffer> {
  let quality = start;
  for (;;) {
    const data = await encode(quality);
    if (data.length <= most || quality <= lowest) return data;
    quality = Math.max(lowest, Math.round(quality - 2 - 17 * Math.log2(data.length / most)));
  }
}

interface Sizes {
  widths: readonly number[];
  /** The width of the one JPEG, for mails, shared links and the API; none for what only pages show. */
  stored?: number;
  /** Height for a width of one. */
  ratio: number;
  /** For a cut-out: the colour that the JPEG, which knows no transparency, is laid on. */
  ground?: string;
  /** For a grainy sheet: the part of the allowance that it may use. */
  share?: number;
}

/**
 * Writes `{stem}-{width}.avif`, `.webp` for each width and the JPEG of a stored width, scaled from one large picture.
 * Returns the bytes written.
 */
export async function writeSizes(
  full: Buffer,
  stem: string,
  { widths, stored, ratio, ground, share }: Sizes,
): Promise<number> {
  let bytes = 0;
  const keep = async (file: string, data: Buffer) => {
    bytes += data.length;
    await writeFile(file, data);
  };
  for (const width of widths) {
    const height = Math.round(width * ratio);
    const sized = sharp(full).resize(width, height);
    const raw = await (ground ? sized : sized.removeAlpha()).png({ compressionLevel: 1 }).toBuffer();
    const most = (share ?? 1) * allowance(width, height);
    const file = `${stem}-${width}`;
    // Effort 2: a seventh of the time of 4, for a tenth more bytes.
    const avif = (quality: number) => sharp(raw).avif({ quality, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer();
    // Few browsers load what follows, so it has less; grain that only costs bytes is softened first.
    const soft = share ? await sharp(raw).blur(1).png({ compressionLevel: 1 }).toBuffer() : raw;
    const webp = (quality: number) => sharp(soft).webp({ quality, effort: 4 }).toBuffer();
    const flat = ground ? sharp(soft).flatten({ background: ground }) : sharp(soft);
    const jpeg = (quality: number) => flat.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    const lowest = share ? LOWEST_GRAINY : { avif: LOWEST, webp: 12, jpeg: LOWEST };
    await keep(`${file}.avif`, await within(most, share ? 30 : 42, avif, lowest.avif));
    await keep(`${file}.webp`, await within(most * 0.5, share ? 10 : 24, webp, lowest.webp));
    if (width === stored)
      await keep(`${file}.jpg`, await within(most * (share ? 0.85 : 0.5), share ? 26 : 38, jpeg, lowest.jpeg));
  }
  return bytes;
}

/** The share image: a JPEG under 300 kB, which every messenger accepts. */
export async function writeShare(card: Buffer, file: string): Promise<number> {
  const data = await within(240_000, 54, (quality) =>
    sharp(card).removeAlpha().jpeg({ quality, mozjpeg: true, progressive: false }).toBuffer(),
  );
  await writeFile(file, data);
  return data.length;
}
