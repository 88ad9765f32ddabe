/**
 * Cuts the three house faces down to what the museum's texts need: Latin, the Nigerian letters of Yoruba, Igbo and Hausa,
 * the naira sign and (for the interface face) arrows. Run with `npx tsx scripts/fonts/subset.ts` after a font package changes;
 * the results in public/fonts are committed, so that a build needs no font tool.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

type Range = readonly [from: number, to: number];
type Cut = {
  source: string;
  target: string;
  ranges: readonly Range[];
  axes?: Record<string, number | { min: number; max: number }>;
};

const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2014],
  [0x2018, 0x201d],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];
const letters: readonly Range[] = [
  [0x181, 0x181],
  [0x18a, 0x18a],
  [0x198, 0x199],
  [0x1b3, 0x1b4],
  [0x253, 0x257],
  [0x1e44, 0x1e45],
  [0x1e62, 0x1e63],
  [0x20a6, 0x20a6],
];
// The combining marks must sit in the same file as ẹ and ọ: a cluster such as ẹ́ falls back as a whole otherwise.
const dots: readonly Range[] = [
  [0x300, 0x301],
  [0x323, 0x323],
  [0x1eb8, 0x1eb9],
  [0x1eca, 0x1ecd],
  [0x1ee4, 0x1ee5],
];
const arrows: readonly Range[] = [[0x2190, 0x2193]];

// Small capitals, fractions and the like are never used; the marks and the tabular figures are.
const keepFeatures = ["ccmp", "locl", "mark", "mkmk", "kern", "liga", "calt", "tnum", "lnum"];

const sign = { wght: { min: 550, max: 800 } };
const cuts: readonly Cut[] = [
  { source: "danfo/files/danfo-latin-elsh-normal", target: "danfo", ranges: latin },
  { source: "danfo/files/danfo-latin-ext-elsh-normal", target: "danfo-ext", ranges: letters },
  { source: "danfo/files/danfo-vietnamese-elsh-normal", target: "danfo-dots", ranges: dots },
  { source: "ojuju/files/ojuju-latin-wght-normal", target: "ojuju", ranges: latin, axes: sign },
  { source: "ojuju/files/ojuju-latin-ext-wght-normal", target: "ojuju-ext", ranges: letters, axes: sign },
  { source: "ojuju/files/ojuju-vietnamese-wght-normal", target: "ojuju-dots", ranges: dots, axes: sign },
  { source: "ojuju/files/ojuju-math-wght-normal", target: "ojuju-arrows", ranges: arrows, axes: sign },
  { source: "brygada-1918/files/brygada-1918-latin-wght-normal", target: "brygada", ranges: latin },
  { source: "brygada-1918/files/brygada-1918-latin-ext-wght-normal", target: "brygada-ext", ranges: letters },
  { source: "brygada-1918/files/brygada-1918-vietnamese-wght-normal", target: "brygada-dots", ranges: dots },
  {
    source: "brygada-1918/files/brygada-1918-latin-wght-italic",
    target: "brygada-italic",
    ranges: latin,
    axes: { wght: 400 },
  },
  {
    source: "brygada-1918/files/brygada-1918-latin-ext-wght-italic",
    target: "brygada-italic-ext",
    ranges: letters,
    axes: { wght: 400 },
  },
  {
    source: "brygada-1918/files/brygada-1918-vietnamese-wght-italic",
    target: "brygada-italic-dots",
    ranges: dots,
    axes: { wght: 400 },
  },
];

const characters = (ranges: readonly Range[]) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)))
    .join("");

const packages = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const fonts = new URL("../../public/fonts/", import.meta.url);

let total = 0;
for (const { source, target, ranges, axes } of cuts) {
  const whole = await readFile(new URL(`${source}.woff2`, packages));
  const part = await subsetFont(whole, characters(ranges), {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures,
    variationAxes: axes,
  });
  await writeFile(new URL(`${target}.woff2`, fonts), part);
  total += part.length;
  console.log(`${target}.woff2: ${whole.length} bytes, now ${part.length}`);
}
console.log(`${total} bytes in ${cuts.length} files`);
