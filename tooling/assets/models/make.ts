/**
 * Makes the models that smart labels reveal, at their true size, and writes them to public/models,
 * with the light they are seen in.
 *   npx tsx tooling/assets/models/make.ts [part of a name ...]
 * Without a name it makes all of them, in as many processes as there are processors.
 * public/models/sizes.json lists how many bytes each one weighs and, of a work for the wall, its size in centimetres.
 * tooling/dev-stack/generated-files.ts runs it.
 */
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { medals } from "../art/products/medallions";
import { pots } from "../art/products/vases";
import { studioEnvironment } from "./environment";
import { type Part, writeGlb } from "./glb";
import { medallion } from "./medallion";
import { goldenVoice, interimHourglass } from "./sculptures";
import { vase } from "./vase";
import { wallWorks } from "./wall-works";

const root = path.join(import.meta.dirname, "../../..");
const folder = path.join(root, "public/models");
const table = path.join(folder, "sizes.json");
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
  ...Object.fromEntries(Object.entries(wallWorks).map(([name, { make }]) => [name, make])),
};

async function make(names: string[]): Promise<void> {
  for (const name of names) {
    const file = await writeGlb(name, (await models[name]?.()) ?? []);
    if (file.byteLength > heaviest)
      throw new Error(`${name} weighs ${file.byteLength} bytes, and ${heaviest} is the most`);
    await writeFile(path.join(folder, `${name}.glb`), file);
    console.log(`${name}: ${Math.round(file.byteLength / 1000)} kB`);
  }
}

/** One process for each processor; the names are dealt out in turn, because neighbours take about as long. */
async function makeAll(names: string[]): Promise<void> {
  const count = Math.min(availableParallelism(), names.length);
  const shares = Array.from({ length: count }, (_, share) => names.filter((_name, index) => index % count === share));
  const program = [...process.execArgv, import.meta.filename];
  await Promise.all(shares.map((share) => execa(process.execPath, [...program, ...share], { stdio: "inherit" })));
}

async function writeSizes(): Promise<void> {
  const made = (await readdir(folder)).filter((file) => file.endsWith(".glb")).sort();
  const sizes = await Promise.all(
    made.map(async (file) => {
      const name = path.basename(file, ".glb");
      const { size: bytes } = await stat(path.join(folder, file));
      const { height, width } = wallWorks[name]?.size ?? {};
      return [name, { bytes, ...(height && width && { wall: { height, width } }) }];
    }),
  );
  await writeFile(table, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
}

await mkdir(folder, { recursive: true });
const given = process.argv.slice(2);
const names = Object.keys(models);
if (given.length > 0) {
  await make(names.filter((name) => given.some((part) => name.includes(part))));
} else {
  await writeFile(path.join(folder, "studio.hdr"), studioEnvironment());
  await makeAll(names);
}
// The processes of `makeAll` write it too; the last to write is the one that started them.
await writeSizes();
