// npm run perf:budget: the page weight of five pages on a first visit with a phone, and the size of the server's code in the build; fails
// above the budget. Needs a running production build (npm start). --files lists the transfers, --report=file saves the counts.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../dev-stack/find-browser";
import { measurePageWeight, type PageWeight } from "./page-weight";

const { values: given } = parseArgs({
  options: { files: { type: "boolean", default: false }, report: { type: "string" } },
});
const site = process.env.E2E_BASE_URL ?? `http://localhost:${process.env.PORT || 3000}`;

type Part = "html" | "script" | "fonts" | "total";
type Budget = Partial<Record<Part, number>>;

/** Kilobytes of 1,000 bytes, as data plans count. */
const sharedBudget: Budget = { script: 159, fonts: 60 };
const pages: { name: string; address: string; budget: Budget }[] = [
  { name: "home", address: "/", budget: { ...sharedBudget, total: 360 } },
  { name: "the drops", address: "/drops", budget: { ...sharedBudget, html: 30, total: 350 } },
  // Five pictures: the hero on grained paper, and the thumbnails with that of the 3D model.
  { name: "a drop", address: "/drops/obj-pendant", budget: { ...sharedBudget, total: 317 } },
  {
    name: "heads of state",
    address: "/heads-of-state",
    budget: { ...sharedBudget, total: 350 },
  },
  {
    name: "a leader",
    address: "/heads-of-state/sani-abacha",
    budget: { ...sharedBudget, total: 353 },
  },
];
const parts: readonly Part[] = ["html", "script", "fonts", "total"];

const kilobytes = (bytes: number) => bytes / 1000;

function checkBudget(name: string, view: PageWeight, budget: Budget): { passed: number; failed: number } {
  const cells = parts.map((part) => {
    const most = budget[part];
    const size = kilobytes(view[part]);
    const isOver = most !== undefined && size > most;
    return { isOver, most, text: `${size.toFixed(1)}${most === undefined ? "" : ` of ${most}`}${isOver ? " ✗" : ""}` };
  });
  console.log([name.padEnd(16), ...cells.map(({ text }) => text.padEnd(19))].join(""));
  const failed = cells.filter(({ isOver }) => isOver).length;
  return { passed: cells.filter(({ most }) => most !== undefined).length - failed, failed };
}

function printFiles(view: PageWeight): void {
  for (const { url, type, bytes } of [...view.files].sort((a, b) => b.bytes - a.bytes)) {
    console.log(`    ${kilobytes(bytes).toFixed(1).padStart(6)}  ${type.padEnd(11)} ${url.slice(site.length)}`);
  }
}

/**
 * Megabytes of JavaScript of the server in the build. Routes that import the same modules in another order get chunks of their own with
 * the same code, and the build is several times as large (docs/scale.md).
 */
const serverCodeBudget = 60;

function checkServerCode(): boolean {
  const folder = path.join(process.env.NEXT_DIST_DIR ?? ".next", "server");
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const size = files.reduce((sum, file) => sum + fs.statSync(path.join(folder, file)).size, 0) / 1e6;
  const isOver = size > serverCodeBudget;
  console.log(`server code in the build: ${size.toFixed(1)} MB of ${serverCodeBudget}${isOver ? " ✗" : ""}`);
  return !isOver;
}

const count = { passed: 0, failed: 0 };
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    // How far below the screen pictures are fetched: Chrome's distance on 4G, also in a browser that does not know its connection.
    "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
  ],
});
try {
  console.log(`${"kB".padEnd(16)}${["HTML", "script", "fonts", "total"].map((head) => head.padEnd(19)).join("")}`);
  for (const { name, address, budget } of pages) {
    const view = await measurePageWeight(browser, site + address);
    const { passed, failed } = checkBudget(name, view, budget);
    count.passed += passed;
    count.failed += failed;
    if (given.files || failed) printFiles(view);
  }
} finally {
  await browser.close();
}
if (checkServerCode()) count.passed += 1;
else count.failed += 1;
if (given.report) fs.writeFileSync(given.report, JSON.stringify(count));
console.log(`${count.passed} within the budget, ${count.failed} above it`);
process.exit(count.failed ? 1 : 0);
