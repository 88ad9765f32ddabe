import sharp from "sharp";

/** Left, top, width and height of a part of a drawing. */
export type View = readonly [left: number, top: number, width: number, height: number];

/** The press makes every edge swim by less than this, in units of the drawing. */
const BLEED = 5;

/**
 * A part of a drawing as a picture `pixels` wide. It is printed with a bleed that is cut off, because the press frays whatever
 * ends at the edge of its plate, and never larger than it is needed, because the press is slow.
 */
export async function printed(svg: string, [left, top, width, height]: View, pixels: number): Promise<Buffer> {
  const scale = pixels / width;
  const grown = [left - BLEED, top - BLEED, width + 2 * BLEED, height + 2 * BLEED] as const;
  const size = `width="${grown[2] * scale}" height="${grown[3] * scale}"`;
  const plate = svg.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, `viewBox="${grown.join(" ")}" ${size}`);
  return sharp(Buffer.from(plate))
    .extract({
      left: Math.round(BLEED * scale),
      top: Math.round(BLEED * scale),
      width: pixels,
      height: Math.round(height * scale),
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
