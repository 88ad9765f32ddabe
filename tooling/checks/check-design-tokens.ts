// Colours must come from the design tokens, so that both themes work everywhere. Finds the ones that do not.
import fs from "node:fs";
import path from "node:path";

const palette =
  "slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";
const raw = [
  { what: "a hexadecimal colour", pattern: /(?<![\w&/])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i },
  { what: "a colour function", pattern: /\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*[\d.]/i },
  {
    what: "a colour of Tailwind's palette",
    pattern: new RegExp(
      `\\b(?:bg|text|border|ring|fill|stroke|from|via|to|outline|decoration|shadow|accent|caret)-(?:(?:${palette})-\\d{2,3}|white|black)\\b`,
    ),
  },
];
// Emails and share images have no style sheet; SVG drawings have their own colours.
const exempt =
  /emails?\.tsx$|lib\/email\/email-(layout|theme)\.tsx?$|opengraph-image|manifest\.ts$|icon\.tsx$|viewport\.ts$|\.test\.tsx?$/;

/** The places, `file:line`, with a literal colour. */
export function findRawColours(root = "."): string[] {
  return ["app", "components"].flatMap((folder) => walk(path.join(root, folder))).flatMap(inspect);
}

function inspect(file: string): string[] {
  return fs
    .readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      const text = line.replace(/\/\/.*$/, "").replace(/href="[^"]*"/g, "");
      const found = raw.find(({ pattern }) => pattern.test(text));
      return found ? [`${file}:${index + 1} holds ${found.what}: ${line.trim().slice(0, 100)}`] : [];
    });
}

function walk(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return walk(place);
    return /\.tsx?$/.test(entry.name) && !exempt.test(place) ? [place] : [];
  });
}
