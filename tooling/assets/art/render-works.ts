/**
 * Renders the eighteen artworks to public/images/leaders in every crop, size and format.
 *   npx tsx tooling/assets/art/render-works.ts [part of a slug ...]
 */
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { imageWidths, storedImageWidth, wideImageWidths } from "../../../components/ui/image-sources";
import type { LeaderText } from "../../../lib/exhibitions/collection/leader-text";
import { leaders } from "../../../lib/exhibitions/collection/leaders";
import { compositions } from "./compositions";
import { writeShare, writeSizes } from "./encode";
import { printed } from "./print";
import { shareCard } from "./wall-mockup";

const folder = path.join(import.meta.dirname, "../../../public/images/leaders");
const works = path.join(import.meta.dirname, "works");
type Crop = readonly [left: number, top: number, width: number];
const whole: Crop = [0, 0, 1200];

async function drawn(order: number) {
  const number = String(order).padStart(2, "0");
  const file = (await readdir(works)).find((entry) => entry.startsWith(`${number}-`));
  if (!file) throw new Error(`no work ${number}`);
  return (await import(pathToFileURL(path.join(works, file)).href)) as { draw: () => string; drawWide?: () => string };
}

const part = (svg: string, [left, top, width]: Crop, ratio: number, pixels: number) =>
  printed(svg, [left, top, width, width * ratio], pixels);

async function write(leader: LeaderText): Promise<number> {
  const composition = compositions[leader.slug];
  if (!composition) throw new Error(`no composition for ${leader.slug}`);
  const { wide, mobile, wall } = composition;
  const stem = path.join(folder, leader.slug);
  const { draw, drawWide = draw } = await drawn(leader.order);
  const svg = draw();
  const sheet = await part(svg, whole, 5 / 4, storedImageWidth);
  const near = await part(svg, mobile, 5 / 4, storedImageWidth);
  const plate =
    wide === "drawn" ? await part(drawWide(), [0, 0, 1600], 1 / 2, 1600) : await part(svg, wide, 1 / 2, 1600);
  const upright = { widths: imageWidths, ratio: 5 / 4 };
  const card = await shareCard(sheet, wall, { above: leader.name, title: leader.artworkTitle, below: leader.term });
  return (
    (await writeSizes(sheet, `${stem}-portrait`, { ...upright, stored: storedImageWidth })) +
    (await writeSizes(near, `${stem}-mobile`, upright)) +
    (await writeSizes(plate, `${stem}-wide`, { widths: wideImageWidths, ratio: 1 / 2 })) +
    (await writeShare(card, `${stem}-share.jpg`))
  );
}

async function main() {
  const wanted = process.argv.slice(2);
  await mkdir(folder, { recursive: true });
  for (const leader of leaders) {
    if (wanted.length > 0 && !wanted.some((each) => leader.slug.includes(each))) continue;
    console.log(`${leader.slug}: ${Math.round((await write(leader)) / 1000)} kB`);
  }
}

void main();
