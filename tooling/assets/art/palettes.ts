/**
 * Writes the main colours of the pictures that ship with the site to lib/exhibitions/collection/palettes.json, by their URLs.
 *   npx tsx tooling/assets/art/palettes.ts
 */
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readPalette } from "../../../lib/images/palette";

const root = path.join(import.meta.dirname, "../../..");
const file = path.join(root, "lib/exhibitions/collection/palettes.json");

/** The works, and the first picture of each product; URLs as records store them. */
const folders: Readonly<Record<string, RegExp>> = {
  "/images/leaders": /-portrait-960\.jpg$/,
  "/images/products": /-1-960\.jpg$/,
};

/** The main colours of every shipped picture. */
export async function readShippedPalettes(): Promise<Record<string, Awaited<ReturnType<typeof readPalette>>>> {
  const palettes: Record<string, Awaited<ReturnType<typeof readPalette>>> = {};
  for (const [folder, pattern] of Object.entries(folders)) {
    const names = (await readdir(path.join(root, "public", folder))).filter((name) => pattern.test(name)).sort();
    for (const name of names)
      palettes[`${folder}/${name}`] = await readPalette(path.join(root, "public", folder, name));
  }
  return palettes;
}

async function main() {
  const lines = Object.entries(await readShippedPalettes()).map(
    ([src, palette]) => `  ${JSON.stringify(src)}: ${JSON.stringify(palette)}`,
  );
  await writeFile(file, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${lines.length} palettes`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
