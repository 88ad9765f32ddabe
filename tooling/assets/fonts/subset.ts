/**
 * Subsets the fonts. The first file of a font has the characters of nearly every page; the letters of Yoruba, Igbo and
 * Hausa, the naira sign, other European accents and the arrows are in files of their own, which a browser loads only when a page
 * uses them. The licence of each font is written beside its files.
 *   npx tsx tooling/assets/fonts/subset.ts
 * tooling/dev-stack/generated-files.ts runs it.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

type Range = readonly [from: number, to: number];
type Cut = {
  source: string;
  target: string;
  ranges: readonly Range[];
  axes?: Record<string, number | { min: number; max: number }>;
  /** Pairs that move letters by a hair and weigh ten kilobytes. */
  withoutPairs?: boolean;
};

const latin: readonly Range[] = [
  [0x20, 0x7e],
  ...[..."\u00a0£©«°·»½ÀÁÈÉÌÍÑÒÓÙÚ×àáçèéìíñòóùú"].map((one): Range => [one.codePointAt(0)!, one.codePointAt(0)!]),
  [0x2010, 0x2014],
  [0x2018, 0x201d],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];
// The figures and the naira sign of Ojuju are unclear: a title takes them from Noto Sans.
const latinWithoutFigures: readonly Range[] = [[0x20, 0x2f], [0x3a, 0x7e], ...latin.slice(1)];
const isIn = (ranges: readonly Range[], code: number) => ranges.some(([from, to]) => code >= from && code <= to);
const accents: readonly Range[] = Array.from({ length: 95 }, (_, step) => 0xa1 + step)
  .filter((code) => !isIn(latin, code))
  .map((code) => [code, code]);
const letters: readonly Range[] = [
  [0x181, 0x181],
  [0x18a, 0x18a],
  [0x198, 0x199],
  [0x1b3, 0x1b4],
  [0x253, 0x257],
  [0x1e44, 0x1e45],
  [0x1e62, 0x1e63],
];
const naira: readonly Range[] = [[0x20a6, 0x20a6]];
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

const file = {
  danfo: (part: string) => `danfo/files/danfo-${part}-elsh-normal`,
  noto: (part: string) => `noto-sans/files/noto-sans-${part}-wght-normal`,
  ojuju: (part: string) => `ojuju/files/ojuju-${part}-wght-normal`,
  brygada: (part: string) => `brygada-1918/files/brygada-1918-${part}-wght-normal`,
  italic: (part: string) => `brygada-1918/files/brygada-1918-${part}-wght-italic`,
};
const sign = { axes: { wght: 740 }, withoutPairs: true };
const sans = { axes: { wght: { min: 400, max: 700 } }, withoutPairs: true };
const read = { axes: { wght: 400 } };
const lettersAndNaira = [...letters, ...naira];
const cuts: readonly Cut[] = [
  { source: file.danfo("latin"), target: "danfo", ranges: latin },
  { source: file.danfo("latin-ext"), target: "danfo-ext", ranges: lettersAndNaira },
  { source: file.danfo("vietnamese"), target: "danfo-dots", ranges: dots },
  { source: file.noto("latin"), target: "noto", ranges: latin, ...sans },
  { source: file.noto("latin"), target: "noto-accents", ranges: accents, ...sans },
  { source: file.noto("latin-ext"), target: "noto-ext", ranges: letters, ...sans },
  { source: file.noto("latin-ext"), target: "noto-naira", ranges: naira, ...sans },
  { source: file.noto("vietnamese"), target: "noto-dots", ranges: dots, ...sans },
  { source: file.ojuju("latin"), target: "ojuju", ranges: latinWithoutFigures, ...sign },
  { source: file.ojuju("latin"), target: "ojuju-accents", ranges: accents, ...sign },
  { source: file.ojuju("latin-ext"), target: "ojuju-ext", ranges: letters, ...sign },
  { source: file.ojuju("vietnamese"), target: "ojuju-dots", ranges: dots, ...sign },
  { source: file.ojuju("math"), target: "ojuju-arrows", ranges: arrows, ...sign },
  { source: file.brygada("latin"), target: "brygada", ranges: latin, ...read },
  { source: file.brygada("latin"), target: "brygada-bold", ranges: latin, axes: { wght: 650 } },
  { source: file.brygada("latin"), target: "brygada-accents", ranges: accents, ...read },
  { source: file.brygada("latin-ext"), target: "brygada-ext", ranges: lettersAndNaira, ...read },
  { source: file.brygada("vietnamese"), target: "brygada-dots", ranges: dots, ...read },
  { source: file.italic("latin"), target: "brygada-italic", ranges: latin, ...read },
  { source: file.italic("latin"), target: "brygada-italic-accents", ranges: accents, ...read },
  { source: file.italic("latin-ext"), target: "brygada-italic-ext", ranges: lettersAndNaira, ...read },
  { source: file.italic("vietnamese"), target: "brygada-italic-dots", ranges: dots, ...read },
];

const characters = (ranges: readonly Range[]) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)))
    .join("");

const packages = new URL("../../../node_modules/@fontsource-variable/", import.meta.url);
const fonts = new URL("../../../public/fonts/", import.meta.url);

await mkdir(fonts, { recursive: true });
let total = 0;
for (const { source, target, ranges, axes, withoutPairs = false } of cuts) {
  const whole = await readFile(new URL(`${source}.woff2`, packages));
  const part = await subsetFont(whole, characters(ranges), {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: withoutPairs ? keepFeatures.filter((feature) => feature !== "kern") : keepFeatures,
    variationAxes: axes,
  });
  await writeFile(new URL(`${target}.woff2`, fonts), part);
  total += part.length;
  console.log(`${target}.woff2: ${whole.length} bytes, now ${part.length}`);
}
// The Open Font License asks that its text is given along with the fonts.
for (const family of ["danfo", "ojuju", "noto-sans", "brygada-1918"]) {
  await copyFile(new URL(`${family}/LICENSE`, packages), new URL(`${family}-OFL.txt`, fonts));
}
console.log(`${total} bytes in ${cuts.length} files`);
