/**
 * Subsets the reading face for invoices, as TrueType in a module: a PDF needs outlines that it can embed, and a module is found on
 * every host. The three parts of the face are the ones of its package; `pdf-text.ts` chooses one for each letter.
 *   npx tsx tooling/assets/fonts/invoice-fonts.ts
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const folder = new URL("../../../lib/orders/invoice/generated/", import.meta.url);
const packages = new URL("../../../node_modules/@fontsource-variable/brygada-1918/files/", import.meta.url);

// Latin with its extensions, combining marks, Vietnamese (ẹ, ọ, ụ, ị), punctuation, and the signs of the naira, the minus and others.
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x2af],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2026],
  [0x20a6, 0x20ac],
  [0x2212, 0x2212],
] as const;
const characters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)))
  .join("");

async function encode(part: string, wght: number): Promise<string> {
  const whole = await readFile(new URL(`brygada-1918-${part}-wght-normal.woff2`, packages));
  const font = await subsetFont(whole, characters, {
    targetFormat: "sfnt",
    noHinting: true,
    variationAxes: { wght },
  });
  return font.toString("base64");
}

const lines = [
  "// Written by tooling/assets/fonts/invoice-fonts.ts. Brygada 1918, under the SIL Open Font License 1.1.",
];
for (const [face, wght] of [
  ["regular", 400],
  ["bold", 650],
] as const) {
  lines.push(`export const ${face} = {`);
  for (const [name, part] of [
    ["latin", "latin"],
    ["extended", "latin-ext"],
    ["vietnamese", "vietnamese"],
  ] as const)
    lines.push(`  ${name}: "${await encode(part, wght)}",`);
  lines.push("};");
}
await mkdir(folder, { recursive: true });
await writeFile(new URL("invoice-fonts.ts", folder), `${lines.join("\n")}\n`);
console.log(`invoice-fonts.ts: ${lines.join("\n").length} bytes`);
