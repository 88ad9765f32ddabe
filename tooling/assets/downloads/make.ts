/**
 * Makes the members' files that are in git: prints, wallpapers, a colouring sheet and a paper.
 *   npx tsx tooling/assets/downloads/make.ts [part of a name ...]
 * The PDFs are printed with Chromium (CHROMIUM_PATH, or the system's). prisma/seed/downloads.ts describes each file and makes the
 * others from existing images.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { leaders } from "../../../lib/exhibitions/collection/leaders";
import { findBrowser } from "../../dev-stack/find-browser";
import { compositions } from "../art/compositions";
import { printed } from "../art/print";
import { draw as drawStamp } from "../art/works/01-elizabeth-ii";
import { draw as drawMicrophone } from "../art/works/03-balewa";
import { draw as drawMap } from "../art/works/05-gowon";
import { draw as drawGlasses } from "../art/works/12-abacha";
import { draw as drawChair } from "../art/works/15-yaradua";
import { colouringSheet } from "./colouring-sheet";
import { decreePaper, printPage, style } from "./documents";
import { desktopWallpaper, phoneWallpaper } from "./wallpapers";

const root = path.join(import.meta.dirname, "../../..");
const folder = path.join(root, "prisma/seed/files");

/** The fonts inlined, so that a page loads nothing. */
async function fontFaces(): Promise<string> {
  const css = await readFile(path.join(root, "components/ui/styles.css"), "utf8");
  const rules = (css.match(/@font-face\s*{[^}]+}/g) ?? []).filter((rule) => rule.includes("url(/fonts/"));
  const inlined = rules.map(async (rule) => {
    const file = /url\((\/fonts\/[\w-]+\.woff2)\)/.exec(rule)?.[1] ?? "";
    const bytes = await readFile(path.join(root, "public", file));
    return rule.replace(file, `data:font/woff2;base64,${bytes.toString("base64")}`);
  });
  return (await Promise.all(inlined)).join("\n");
}

async function pdf(title: string, body: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    const head = `<meta charset="utf-8"><title>${title}</title><style>${await fontFaces()}${style}</style>`;
    await page.setContent(`<!doctype html><html lang="en-NG"><head>${head}</head><body>${body}</body></html>`);
    await page.evaluate(() => document.fonts.ready);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  } finally {
    await browser.close();
  }
}

async function prints(): Promise<Buffer> {
  const sheets: [string, () => string][] = [
    ["abubakar-tafawa-balewa", drawMicrophone],
    ["yakubu-gowon", drawMap],
    ["sani-abacha", drawGlasses],
  ];
  const pages = sheets.map(async ([slug, draw]) => {
    const leader = leaders.find((one) => one.slug === slug);
    if (!leader) throw new Error(`nobody is called ${slug}`);
    // Without the sheet's own margin and small type: the page has both.
    const picture = await printed(draw(), [44, 44, 1112, 1370], 1400);
    return printPage(leader, await sharp(picture).removeAlpha().jpeg({ quality: 60, mozjpeg: true }).toBuffer());
  });
  return pdf("Three prints, The Living Archive", (await Promise.all(pages)).join(""));
}

const desktopFile = (slug: string, draw: () => string) => {
  const wide = compositions[slug]?.wide;
  return desktopWallpaper(draw(), wide === undefined || wide === "drawn" ? [58, 300, 1080] : wide);
};

const files: Record<string, () => Promise<Buffer>> = {
  "three-prints-a4.pdf": prints,
  "how-to-read-a-decree.pdf": () => pdf("How to Read a Decree, The Living Archive", decreePaper()),
  "eight-hats-colouring-sheet.png": colouringSheet,
  "a-stamp-half-unstuck-phone.jpg": () => phoneWallpaper(drawStamp(), "elizabeth-ii"),
  "the-golden-microphone-desk.jpg": () => desktopFile("abubakar-tafawa-balewa", drawMicrophone),
  "the-empty-chair-desk.jpg": () => desktopFile("umaru-musa-yaradua", drawChair),
};

async function main() {
  const wanted = process.argv.slice(2);
  for (const [name, make] of Object.entries(files)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const bytes = await make();
    await writeFile(path.join(folder, name), bytes);
    console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`);
  }
}

void main();
