// npm run budgets: what a first look at five pages costs on a phone that is paid for by the megabyte. The museum has to be open
// as it is in production: npm start, then this. It fails above the budget. --files lists what travelled, --report=file keeps the
// count. Most pages fetch the framework at the first touch only; "touched" is what all scripts weigh then.
import fs from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../local/browser";
import { type FirstView, firstView } from "./first-view";

const { values: given } = parseArgs({
  options: { files: { type: "boolean", default: false }, report: { type: "string" } },
});
const site = process.env.E2E_BASE_URL ?? `http://localhost:${process.env.PORT || 3000}`;

type Part = "html" | "script" | "touched" | "fonts" | "total";
type Budget = Partial<Record<Part, number>>;

/** What a server may send before it has to wait for a phone's first answer: ten segments, less the headers. */
const oneRound = 13.4;
/** Kilobytes of a thousand bytes, as a data plan counts them. */
const everywhere: Budget = { script: 2, touched: 159, fonts: 60 };
const pages: { name: string; address: string; budget: Budget }[] = [
  { name: "home", address: "/", budget: { ...everywhere, total: 195 } },
  { name: "the drops", address: "/drops", budget: { ...everywhere, html: 12, total: 175 } },
  { name: "a drop", address: "/drops/obj-pendant", budget: { ...everywhere, total: 120 } },
  { name: "heads of state", address: "/heads-of-state", budget: { ...everywhere, html: oneRound, total: 175 } },
  { name: "a leader", address: "/heads-of-state/sani-abacha", budget: { ...everywhere, html: oneRound, total: 170 } },
];
const parts: readonly Part[] = ["html", "script", "touched", "fonts", "total"];

const kilobytes = (bytes: number) => bytes / 1000;

function judge(name: string, view: FirstView, budget: Budget): { passed: number; failed: number } {
  const cells = parts.map((part) => {
    const most = budget[part];
    const size = kilobytes(view[part]);
    const isOver = most !== undefined && size > most;
    return { isOver, most, text: `${size.toFixed(1)}${most === undefined ? "" : ` of ${most}`}${isOver ? " ✗" : ""}` };
  });
  console.log([name.padEnd(16), ...cells.map(({ text }) => text.padEnd(17))].join(""));
  const failed = cells.filter(({ isOver }) => isOver).length;
  return { passed: cells.filter(({ most }) => most !== undefined).length - failed, failed };
}

function list(view: FirstView): void {
  for (const { url, type, bytes } of [...view.files].sort((a, b) => b.bytes - a.bytes)) {
    console.log(`    ${kilobytes(bytes).toFixed(1).padStart(6)}  ${type.padEnd(11)} ${url.slice(site.length)}`);
  }
}

const count = { passed: 0, failed: 0 };
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  console.log(
    `${"kB".padEnd(16)}${["HTML", "script", "touched", "fonts", "in all"].map((head) => head.padEnd(17)).join("")}`,
  );
  for (const { name, address, budget } of pages) {
    const view = await firstView(browser, site + address);
    const { passed, failed } = judge(name, view, budget);
    count.passed += passed;
    count.failed += failed;
    if (given.files || failed) list(view);
  }
} finally {
  await browser.close();
}
if (given.report) fs.writeFileSync(given.report, JSON.stringify(count));
console.log(`${count.passed} within the budget, ${count.failed} above it`);
process.exit(count.failed ? 1 : 0);
