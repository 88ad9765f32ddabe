/**
 * The small drawings that many pages show: hats, weaves and the two logos. They are drawn as SVG in `small/` and served as
 * pictures of few colours, because a browser makes a document of its own of every SVG that it shows, with a layout of its own,
 * and that costs a slow telephone more than the picture does.
 *   npx tsx tooling/assets/art/render-small.ts
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { INK } from "./kit";

const sources = path.join(import.meta.dirname, "small");
const publicFolder = path.join(import.meta.dirname, "../../../public");
const INDIGO_INK = "#141B3A";

/** Sixteen colours are enough for flat shapes with soft edges; WebP without loss keeps them in a table. */
async function write(file: string, svg: string, width: number): Promise<void> {
  const fine = await sharp(Buffer.from(svg), { density: 300 }).resize(width).png().toBuffer();
  const few = await sharp(fine).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer();
  const webp = await sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
  const place = path.join(publicFolder, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, webp);
  console.log(`${file}: ${webp.length} bytes`);
}

const drawn = (name: string) => readFile(path.join(sources, `${name}.svg`), "utf8");

for (const hat of ["crown", "fedora", "fila", "fila-red", "hula", "peaked"]) {
  const svg = await drawn(`hat-${hat}`);
  await write(`art/hat-${hat}.webp`, svg, 520);
}
await write("textures/adire-cloth.webp", await drawn("adire-cloth"), 360);
await write("textures/adire-brass.webp", await drawn("adire-brass"), 360);
await write("textures/night.webp", await drawn("night"), 440);

const symbols = (await drawn("logos")).replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
const logo = (name: string, width: number, ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width} 48" color="${ink}"><defs>${symbols}</defs><use href="#${name}" width="${width}" height="48"/></svg>`;
// Twice the size at which they are shown at most: a telephone shows them smaller.
for (const [ink, colour] of Object.entries({ chalk: INK.chalk, indigo: INDIGO_INK, night: INK.night })) {
  await write(`logos/frame-${ink}.webp`, logo("frame", 156, colour), 312);
  if (ink !== "night") await write(`logos/board-${ink}.webp`, logo("board", 209, colour), 418);
}

// For emails: a PNG, which every email program shows, on the indigo ground that keeps it legible in both themes.
const emailLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="186" height="64" viewBox="0 0 186 64" color="${INK.chalk}"><defs>${symbols}</defs><path d="M0 0h186v64H0z" fill="${INDIGO_INK}"/><use href="#frame" x="12" y="8" width="156" height="48"/></svg>`;
await writeFile(
  path.join(publicFolder, "logos/email.png"),
  await sharp(Buffer.from(emailLogo), { density: 300 })
    .resize(372)
    .png({ palette: true, colours: 32, effort: 10 })
    .toBuffer(),
);
