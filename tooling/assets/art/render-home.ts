/**
 * Renders the images of the home page and of the announced exhibitions.
 *   npx tsx tooling/assets/art/render-home.ts [part of a name ...]
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { imageWidths, storedImageWidth, wideImageWidths } from "../../../components/ui/image-sources";
import { writeSizes } from "./encode";
import { draw as afroAlchemy } from "./home/afro-alchemy";
import { draw as groupPhotograph } from "./home/group-photograph";
import { draw as hatStand } from "./home/hat-stand";
import { draw as lovesLabours } from "./home/loves-labours";
import { draw as phone } from "./home/phone";
import { INK } from "./kit";
import { badgerRoom } from "./lots/badger-scroll";
import { printed, type View } from "./print";

const images = path.join(import.meta.dirname, "../../../public/images");
const upright = { widths: imageWidths, stored: storedImageWidth };
const wide = { widths: wideImageWidths, stored: 1600, ratio: 10 / 16 };

const pictures = {
  "home/heads-of-state": { draw: groupPhotograph, ...wide },
  "home/afro-alchemy": { draw: afroAlchemy, ...wide },
  "home/loves-labours": { draw: lovesLabours, ...wide },
  "home/badger": { draw: badgerRoom, ...wide },
  "home/manifesto": { draw: hatStand, ...upright, ratio: 4 / 3 },
  "home/scan": { draw: phone, ...upright, ratio: 35 / 24, ground: INK.indigo },
};

/** What of a drawing is shown: a print loses its frayed rim; a cut-out has none. */
function shown(svg: string, cutOut: boolean): View {
  const [, , wide = 0, high = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  const rim = cutOut ? 0 : 8;
  return [rim, (rim * high) / wide, wide - 2 * rim, high - (2 * rim * high) / wide];
}

async function main() {
  const wanted = process.argv.slice(2);
  for (const [name, { draw, ...sizes }] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.some((each) => name.includes(each))) continue;
    const stem = path.join(images, name);
    await mkdir(path.dirname(stem), { recursive: true });
    const svg = draw();
    const full = await printed(svg, shown(svg, "ground" in sizes), sizes.stored);
    console.log(`${name}: ${Math.round((await writeSizes(full, stem, sizes)) / 1000)} kB`);
  }
}

void main();
