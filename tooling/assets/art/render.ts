/**
 * Renders the product images to public/images/products in every size.
 *   npx tsx tooling/assets/art/render.ts [part of a slug] [--sheet file.png]
 * With --sheet it writes only a contact sheet, with --share only the share cards.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { imageWidths, storedImageWidth } from "../../../components/ui/image-sources";
import { seedProducts } from "../../../prisma/seed/products";
import { contactSheet } from "./contact-sheet";
import { writeShare } from "./encode";
import { placeholder } from "./placeholder";
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

/** SVG at 1440 wide; every size is made from this one. */
const master = (svg: string) => sharp(Buffer.from(svg), { density: 130 }).resize(1440, 1800).png().toBuffer();

async function write(name: string, svg: string): Promise<number> {
  const full = await master(svg);
  let bytes = 0;
  const keep = async (file: string, data: Buffer) => {
    bytes += data.length;
    written.add(file);
    await writeFile(path.join(folder, file), data);
  };
  for (const width of imageWidths) {
    const sized = () => sharp(full).resize(width, (width * 5) / 4);
    // Effort 2: a seventh of the time of 4, for a tenth more bytes.
    await keep(`${name}-${width}.avif`, await sized().avif({ quality: 39, effort: 2 }).toBuffer());
    await keep(`${name}-${width}.webp`, await sized().webp({ quality: 35, effort: 5 }).toBuffer());
    if (width === storedImageWidth)
      await keep(`${name}-${width}.jpg`, await sized().jpeg({ quality: 34, mozjpeg: true }).toBuffer());
  }
  return bytes;
}

/** The share card of a product: the object, its type, its name and its number in the collection. */
async function share(slug: string, svg: string): Promise<number> {
  const drop = seedProducts.find((each) => each.slug === slug);
  if (!drop) throw new Error(`no drop ${slug}`);
  const words = { above: drop.categories.at(-1) ?? "", title: drop.name, below: drop.label.accession };
  written.add(`${slug}-share.jpg`);
  return writeShare(await objectCard(await master(svg), words), path.join(folder, `${slug}-share.jpg`));
}

const [sheetFlag, only] = [
  process.argv.indexOf("--sheet"),
  process.argv[2]?.startsWith("--") ? "" : (process.argv[2] ?? ""),
];
const sharesOnly = process.argv.includes("--share");
const pictures = Object.entries(families)
  .filter(([slug]) => slug.includes(only))
  .flatMap(([slug, views]) => views.map((draw, i) => ({ slug, view: i + 1, name: `${slug}-${i + 1}`, svg: draw() })));

async function main() {
  const sheet = sheetFlag > 0 ? process.argv[sheetFlag + 1] : undefined;
  if (sheet) return contactSheet(pictures, sheet);
  await mkdir(folder, { recursive: true });
  let total = 0;
  for (const { slug, view, name, svg } of pictures) {
    const bytes = (sharesOnly ? 0 : await write(name, svg)) + (view === 1 ? await share(slug, svg) : 0);
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
