/**
 * Renders the images of the auction's lots.
 *   npx tsx tooling/assets/art/render-lots.ts [part of a name ...]
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { imageWidths, storedImageWidth } from "../../../components/ui/image-sources";
import { writeSizes } from "./encode";
import { badgerScroll } from "./lots/badger-scroll";
import { printersProof } from "./lots/printers-proof";
import { thirtiethAmphora } from "./lots/thirtieth-amphora";
import { printed, type View } from "./print";

const folder = path.join(import.meta.dirname, "../../../public/images/lots");
const sizes = { widths: imageWidths, stored: storedImageWidth, ratio: 5 / 4 };
const whole: View = [0, 0, 800, 1000];
/** Grainy sheets, as the products are. */
const share = 0.43;

const lots = { "badger-scroll": badgerScroll, "thirtieth-amphora": thirtiethAmphora, "printers-proof": printersProof };

async function main() {
  const wanted = process.argv.slice(2);
  await mkdir(folder, { recursive: true });
  const pictures = Object.entries(lots).flatMap(([lot, views]) =>
    views.map((draw, i) => ({ name: `${lot}-${i + 1}`, draw })),
  );
  for (const { name, draw } of pictures) {
    if (wanted.length > 0 && !wanted.some((each) => name.includes(each))) continue;
    const full = await printed(draw(), whole, storedImageWidth);
    const bytes = await writeSizes(full, path.join(folder, name), { ...sizes, share });
    console.log(`${name}: ${Math.round(bytes / 1000)} kB`);
  }
}

void main();
