import sharp from "sharp";
import { compositions } from "../art/compositions";
import { halftone, rect, shape } from "../art/kit";
import { printed } from "../art/print";
import { WALLS } from "../art/stage";

const jpeg = (picture: Buffer, quality: number) =>
  sharp(picture).removeAlpha().jpeg({ quality, mozjpeg: true }).toBuffer();

/** Close enough to fill a screen of 16:9; the joke stays, the paper's margin goes. */
export async function desktopWallpaper(
  svg: string,
  [left, top, width]: readonly [number, number, number],
): Promise<Buffer> {
  return jpeg(await printed(svg, [left, top, width, (width * 9) / 16], 2560), 48);
}

/** A sheet on a wall under one lamp, low enough to leave the phone's clock free. */
export async function phoneWallpaper(svg: string, slug: string): Promise<Buffer> {
  const [wide, high, margin, top] = [1179, 2556, 120, 840];
  const tone = WALLS[compositions[slug]?.wall ?? "night"];
  const sheet = await printed(svg, [0, 0, 1200, 1500], wide - 2 * margin);
  const [w, h] = [wide - 2 * margin, Math.round(((wide - 2 * margin) * 5) / 4)];
  const half = (y: number) => 150 + (y / high) * 620;
  const light = halftone(
    [0, 0, wide, high],
    (x, y) => Math.max(0, 0.7 - Math.max(0, Math.abs(x - wide / 2) - half(y)) / 190),
    tone.lit,
    { pitch: 18, turn: 22 },
  );
  const cone = shape(
    `M${wide / 2 - half(0)} 0H${wide / 2 + half(0)}L${wide / 2 + half(high)} ${high}H${wide / 2 - half(high)}Z`,
    tone.lit,
  );
  const shadow = rect(margin + 18, top + 22, w, h, tone.floor);
  const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${rect(0, 0, wide, high, tone.wall)}${light}${cone}${shadow}</svg>`;
  const hung = await sharp(Buffer.from(wall))
    .composite([{ input: sheet, left: margin, top }])
    .png()
    .toBuffer();
  return jpeg(hung, 62);
}
