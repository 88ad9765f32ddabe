import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const works = path.join(import.meta.dirname, "../art/works");

/** The drawing of a work at that size, without the filters of its press, and the seed of its grain. */
export async function clean(
  order: number,
  size: { width: number; height: number },
): Promise<{ svg: string; seed: number }> {
  const number = String(order).padStart(2, "0");
  const file = (await readdir(works)).find((entry) => entry.startsWith(`${number}-`));
  if (!file) throw new Error(`no work ${number}`);
  const { draw } = (await import(pathToFileURL(path.join(works, file)).href)) as { draw: () => string };
  const drawn = draw();
  const seed = Number(/filter="url\(#press(\d+)\)"/.exec(drawn)?.[1] ?? order);
  // The filters of the drawing are left out; they take minutes at the size of the tiles.
  const svg = drawn
    .replace(/<filter .*?<\/filter>/g, "")
    .replace(/<rect [^>]*filter="url\(#tooth\d+\)"[^>]*\/>/, "")
    .replace(/ filter="url\(#press\d+\)"/g, "")
    .replace(/width="1200" height="1500"/, `width="${size.width}" height="${size.height}"`);
  return { svg, seed };
}
