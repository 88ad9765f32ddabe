/** One work as PNG, to be looked at: npx tsx tooling/assets/art/works/preview.ts 03 /tmp/03.png [width] */
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";

async function main() {
  const [wanted = "", file = "/tmp/work.png", width = "1200"] = process.argv.slice(2);
  const name = (await readdir(import.meta.dirname)).find((entry) => /^\d/.test(entry) && entry.startsWith(wanted));
  if (!name) throw new Error(`no work ${wanted}`);
  const { draw } = (await import(pathToFileURL(path.join(import.meta.dirname, name)).href)) as { draw: () => string };
  await writeFile(file, await sharp(Buffer.from(draw())).resize(Number(width)).png().toBuffer());
}

void main();
