/**
 * Renders the making-of files for members, pencil drafts and single plates, to prisma/seed/files.
 *   npx tsx tooling/assets/tiles/drafts.ts
 */
import path from "node:path";
import sharp from "sharp";
import { leaders } from "../../../lib/exhibitions/collection/leaders";
import { INK, rect } from "../art/kit";
import { hung } from "../art/lots/badger-rods";
import { clean } from "./clean";

const folder = path.join(import.meta.dirname, "../../../prisma/seed/files");
const size = { width: 1000, height: 1250 };
type Ink = readonly [number, number, number];
const paper: Ink = [0xe7, 0xdf, 0xce];
const pencil: Ink = [0x33, 0x38, 0x4d];

interface Sheet {
  data: Buffer;
  width: number;
  height: number;
}

async function workOf(slug: string): Promise<Sheet> {
  const order = leaders.find((leader) => leader.slug === slug)?.order ?? 1;
  const { svg } = await clean(order, size);
  return flattened(svg);
}

async function flattened(svg: string): Promise<Sheet> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size.width, size.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Every pixel between two inks, by how much there is of the second. */
async function write(name: string, { width, height }: Sheet, ink: Ink, share: (at: number) => number): Promise<void> {
  const out = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const part = Math.min(1, Math.max(0, share(at)));
    for (let c = 0; c < 3; c++) out[at * 3 + c] = (paper[c] ?? 0) * (1 - part) + (ink[c] ?? 0) * part;
  }
  await sharp(out, { raw: { width, height, channels: 3 } })
    .webp({ quality: 55 })
    .toFile(path.join(folder, `${name}.webp`));
}

/** The outlines alone, over a grid in faint lines: how a drawing is squared up before it is cut. */
async function draft(name: string, sheet: Sheet): Promise<void> {
  const { data, width, height } = sheet;
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(2.2)
    .greyscale()
    .raw()
    .toBuffer();
  const light = (at: number) => grey[at] ?? 0;
  await write(name, sheet, pencil, (at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const edge = Math.abs(light(at) - light(at + 2)) + Math.abs(light(at) - light(at + 2 * width));
    const tooth = 0.75 + 0.25 * Math.sin(x * 12.9 + y * 78.2);
    const grid = x % 125 === 0 || y % 125 === 0 ? 0.16 : 0;
    return Math.max(grid, Math.min(0.9, edge / 26) * tooth);
  });
}

/** One ink of a work: what a single pass of the press puts down. */
async function plateOf(name: string, sheet: Sheet, ink: Ink): Promise<void> {
  await write(name, sheet, ink, (at) => {
    const far = Math.hypot(...[0, 1, 2].map((c) => (sheet.data[at * 3 + c] ?? 0) - (ink[c] ?? 0)));
    return 1.25 - far / 60;
  });
}

async function main() {
  await draft("draft-the-dribble", await workOf("ibrahim-babangida"));
  await draft("draft-dark-glasses", await workOf("sani-abacha"));
  await draft("draft-the-rice-ship", await workOf("shehu-shagari"));
  await plateOf("plate-a-map-indigo", await workOf("yakubu-gowon"), [0x1e, 0x2a, 0x52]);
  await plateOf("plate-the-press-laterite", await workOf("nnamdi-azikiwe"), [0xa6, 0x3a, 0x1e]);
  await draft(
    "draft-the-badger",
    await flattened(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -180 800 1000">${rect(-200, -180, 800, 1000, INK.chalk)}${hung.body}</svg>`,
    ),
  );
}

void main();
