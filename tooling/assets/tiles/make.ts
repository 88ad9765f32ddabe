/**
 * Renders the eighteen artworks large and cuts them into deep-zoom tiles: public/tiles/{slug}/{level}/{x}_{y}.avif.
 *   npx tsx tooling/assets/tiles/make.ts [part of a slug ...]
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { leaders } from "../../../lib/exhibitions/collection/leaders";
import { tileLevels, tilesOf } from "../../../lib/exhibitions/collection/tiles";
import { clean } from "./clean";
import { pressed } from "./press";

const root = path.join(import.meta.dirname, "../../../public");
/** A unit of the drawings; they are 1200 of them wide. */
const scale = tilesOf.width / 1200;

async function cut(slug: string, sheet: { data: Uint8Array; width: number; height: number }): Promise<number> {
  const { size, overlap } = tilesOf;
  const raw = { width: sheet.width, height: sheet.height, channels: 3 as const };
  let bytes = 0;
  for (const { level, width, height } of tileLevels) {
    const whole = await sharp(sheet.data, { raw }).resize(width, height).raw().toBuffer();
    const folder = path.join(root, "tiles", slug, String(level));
    await mkdir(folder, { recursive: true });
    for (let y = 0; y * size < height; y++) {
      for (let x = 0; x * size < width; x++) {
        const [left, top] = [Math.max(0, x * size - overlap), Math.max(0, y * size - overlap)];
        const part = {
          left,
          top,
          width: Math.min(width, (x + 1) * size + overlap) - left,
          height: Math.min(height, (y + 1) * size + overlap) - top,
        };
        const tile = await sharp(whole, { raw: { width, height, channels: 3 } })
          .extract(part)
          .avif({ quality: 36, effort: 2, chromaSubsampling: "4:2:0" })
          .toBuffer();
        bytes += tile.length;
        await writeFile(path.join(folder, `${x}_${y}.avif`), tile);
      }
    }
  }
  return bytes;
}

async function main() {
  const wanted = process.argv.slice(2);
  let total = 0;
  for (const { slug, order } of leaders) {
    if (wanted.length > 0 && !wanted.some((each) => slug.includes(each))) continue;
    const { svg, seed } = await clean(order, tilesOf);
    const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    await rm(path.join(root, "tiles", slug), { recursive: true, force: true });
    const bytes = await cut(slug, pressed({ data, width: info.width, height: info.height }, seed, scale));
    total += bytes;
    console.log(`${slug}: ${Math.round(bytes / 1000)} kB`);
  }
  console.log(`${(total / 1e6).toFixed(1)} MB`);
}

void main();
