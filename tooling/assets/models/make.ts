/**
 * Makes the models that smart labels reveal, at their true size, and writes them to public/models,
 * with the light they are seen in.
 *   npx tsx tooling/assets/models/make.ts [part of a name]
 * public/models/sizes.json lists how many bytes each one weighs. tooling/dev-stack/generated-files.ts runs it.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { medals } from "../art/products/medallions";
import { pots } from "../art/products/vases";
import { studioEnvironment } from "./environment";
import { type Part, writeGlb } from "./glb";
import { medallion } from "./medallion";
import { goldenVoice, interimHourglass } from "./sculptures";
import { vase } from "./vase";

const root = path.join(import.meta.dirname, "../../..");
const folder = path.join(root, "public/models");
const table = path.join(root, "public/models/sizes.json");
const heaviest = 600_000;

/** Metres, as the wall labels say them. */
const models: Record<string, () => Promise<Part[]>> = {
  "obj-pendant": () => medallion(medals["obj-pendant"], 0.072),
  "the-dribble-medal": () => medallion(medals["the-dribble-medal"], 0.068),
  "open-eight-pendant": () => medallion(medals["open-eight-pendant"], 0.07),
  "with-immediate-effect-seal": () => medallion(medals["with-immediate-effect-seal"], 0.07),
  "the-queue-medal": () => medallion(medals["the-queue-medal"], 0.07),
  "heads-of-state-vase": () => vase(pots["heads-of-state-vase"], 0.46),
  "handover-amphora": () => vase(pots["handover-amphora"], 0.48),
  "dark-glasses-jar": () => vase(pots["dark-glasses-jar"], 0.36),
  "golden-voice": goldenVoice,
  "interim-hourglass": interimHourglass,
};

async function main(only = "") {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "studio.hdr"), studioEnvironment());
  const bytes: Record<string, number> = JSON.parse(await readFile(table, "utf8").catch(() => "{}"));
  for (const [name, make] of Object.entries(models).filter(([each]) => each.includes(only))) {
    const file = await writeGlb(name, await make());
    if (file.byteLength > heaviest)
      throw new Error(`${name} weighs ${file.byteLength} bytes, and ${heaviest} is the most`);
    await writeFile(path.join(folder, `${name}.glb`), file);
    bytes[name] = file.byteLength;
    console.log(`${name}: ${Math.round(file.byteLength / 1000)} kB`);
  }
  const sorted = Object.fromEntries(Object.entries(bytes).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(table, `${JSON.stringify(sorted, null, 2)}\n`);
}

void main(process.argv[2]);
