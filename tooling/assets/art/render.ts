/**
 * Renders the product images to public/images/products in every size.
 *   npx tsx tooling/assets/art/render.ts [part of a slug or of a slug and a view,...] [--sheet file.png]
 * With --sheet it writes only a contact sheet, with --share only the share cards.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { imageWidths, storedImageWidth } from "../../../components/ui/image-sources";
import { seedProducts } from "../../../prisma/seed/products";
import { contactSheet } from "./contact-sheet";
import { writeShare, writeSizes } from "./encode";
import { placeholder } from "./placeholder";
import { printed } from "./print";
import { books } from "./products/books";
import { medallions } from "./products/medallions";
import { prints } from "./products/prints";
import { sculptures } from "./products/sculptures";
import { shirts } from "./products/shirts";
import { vases } from "./products/vases";
import { objectCard } from "./wall-mockup";

const publicFolder = path.join(import.meta.dirname, "../../../public");
const folder = path.join(publicFolder, "images/products");
const families = { ...medallions, ...shirts, ...vases, ...sculptures, ...prints, ...books };

const written = new Set<string>();

/** The first view is the one that lists and shared links show; the other three may weigh less. */
const shareOf = (view: number) => (view === 1 ? 0.43 : 0.42);

async function write(name: string, full: Buffer, view: number): Promise<number> {
  const sizes = { widths: imageWidths, stored: storedImageWidth, ratio: 5 / 4, share: shareOf(view) };
  for (const width of imageWidths) for (const kind of ["avif", "webp"]) written.add(`${name}-${width}.${kind}`);
  written.add(`${name}-${storedImageWidth}.jpg`);
  return writeSizes(full, path.join(folder, name), sizes);
}

/** The share card of a product: the object, its type, its name and its number in the collection. */
async function share(slug: string, full: Buffer): Promise<number> {
  const drop = seedProducts.find((each) => each.slug === slug);
  if (!drop) throw new Error(`no drop ${slug}`);
  const words = { above: drop.categories.at(-1) ?? "", title: drop.name, below: drop.label.accession };
  written.add(`${slug}-share.jpg`);
  return writeShare(await objectCard(full, words), path.join(folder, `${slug}-share.jpg`));
}

const [sheetFlag, only] = [
  process.argv.indexOf("--sheet"),
  process.argv[2]?.startsWith("--") ? "" : (process.argv[2] ?? ""),
];
const sharesOnly = process.argv.includes("--share");
const pictures = Object.entries(families)
  .flatMap(([slug, views]) => views.map((draw, i) => ({ slug, view: i + 1, name: `${slug}-${i + 1}`, draw })))
  .filter(({ name }) => only.split(",").some((part) => name.includes(part)))
  .map(({ draw, ...picture }) => ({ ...picture, svg: draw() }));

async function main() {
  const sheet = sheetFlag > 0 ? process.argv[sheetFlag + 1] : undefined;
  if (sheet) return contactSheet(pictures, sheet, 8);
  await mkdir(folder, { recursive: true });
  let total = 0;
  for (const { slug, view, name, svg } of pictures) {
    const full = await printed(svg, [0, 0, 800, 1000], storedImageWidth);
    const bytes = (sharesOnly ? 0 : await write(name, full, view)) + (view === 1 ? await share(slug, full) : 0);
    total += bytes;
    console.log(`${name}: ${Math.round(bytes / 1024)} kB`);
  }
  if (!only && !sharesOnly) {
    const stale = (await readdir(folder)).filter((file) => !written.has(file));
    await Promise.all(stale.map((file) => rm(path.join(folder, file))));
    await writeFile(
      path.join(publicFolder, "placeholder.png"),
      await sharp(Buffer.from(placeholder()))
        .resize(800, 1000)
        .png({ palette: true, colours: 24, effort: 10 })
        .toBuffer(),
    );
  }
  console.log(`${pictures.length} pictures, ${(total / 1024 / 1024).toFixed(1)} MB in ${folder}`);
}

void main();
