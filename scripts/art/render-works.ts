/**
 * Draws the eighteen works and writes their pictures to public/images/leaders in every crop, size and kind.
 *   npx tsx scripts/art/render-works.ts [part of a slug ...] [--crops] [--fallbacks]
 * With --crops it leaves the whole sheet and the card for shared addresses as they are; with --fallbacks the AVIF files.
 */
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { pictureWidths, storedWidth, wideWidths } from "../../components/ui/picture-sources";
import type { LeaderText } from "../../lib/exhibitions/collection/leader-text";
import { leaders } from "../../lib/exhibitions/collection/leaders";
import { compositions } from "./compositions";
import { writeShare, writeSizes } from "./encode";
import { hung, shareCard } from "./hang";

const folder = path.join(import.meta.dirname, "../../public/images/leaders");
const works = path.join(import.meta.dirname, "works");
const cropsOnly = process.argv.includes("--crops");
const fallbacksOnly = process.argv.includes("--fallbacks");
/** Pixels of the large picture for one unit of the sheet: enough for a 1600 crop. */
const SCALE = 5 / 3;

async function drawn(order: number): Promise<Buffer> {
  const number = String(order).padStart(2, "0");
  const file = (await readdir(works)).find((entry) => entry.startsWith(`${number}-`));
  if (!file) throw new Error(`no work ${number}`);
  const { draw } = (await import(pathToFileURL(path.join(works, file)).href)) as { draw: () => string };
  return sharp(Buffer.from(draw()), { density: 72 * SCALE })
    .resize(1200 * SCALE, 1500 * SCALE)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const part = (sheet: Buffer, [left, top, width]: readonly [number, number, number], ratio: number) => {
  const [x, y, w, h] = [left, top, width, width * ratio].map((each) => Math.round(each * SCALE)) as [
    number,
    number,
    number,
    number,
  ];
  return sharp(sheet).extract({ left: x, top: y, width: w, height: h }).png({ compressionLevel: 1 }).toBuffer();
};

async function write(leader: LeaderText): Promise<number> {
  const composition = compositions[leader.slug];
  if (!composition) throw new Error(`no composition for ${leader.slug}`);
  const { wide, mobile, wall } = composition;
  const stem = path.join(folder, leader.slug);
  const sheet = await drawn(leader.order);
  const upright = { widths: pictureWidths, stored: storedWidth, ratio: 5 / 4, fallbacksOnly };
  const plate = wide === "hung" ? await hung(sheet, wall) : await part(sheet, wide, 1 / 2);
  let bytes =
    (await writeSizes(await part(sheet, mobile, 5 / 4), `${stem}-mobile`, upright)) +
    (await writeSizes(plate, `${stem}-wide`, { widths: wideWidths, stored: 1600, ratio: 1 / 2, fallbacksOnly }));
  if (cropsOnly) return bytes;
  const card = await shareCard(sheet, wall, { above: leader.name, title: leader.artworkTitle, below: leader.term });
  bytes += await writeSizes(sheet, `${stem}-portrait`, upright);
  return bytes + (await writeShare(card, `${stem}-share.jpg`));
}

async function main() {
  const wanted = process.argv.slice(2).filter((each) => !each.startsWith("--"));
  await mkdir(folder, { recursive: true });
  for (const leader of leaders) {
    if (wanted.length > 0 && !wanted.some((each) => leader.slug.includes(each))) continue;
    console.log(`${leader.slug}: ${Math.round((await write(leader)) / 1000)} kB`);
  }
}

void main();
