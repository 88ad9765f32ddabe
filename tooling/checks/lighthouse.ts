// npm run perf:lighthouse: the median of five Lighthouse runs (slow phone, slow network) for five pages. Needs a running app
// (npm start). --runs=3: fewer runs, --only=home,drops: fewer pages. A measurement and not a test: other load on the machine shows.
// Lighthouse slows every machine down four times; --calibrated uses its calculator instead, for the same phone on every machine.
// It measures without a slow network and calculates what that would give; --applied slows the browser down, which shows what a person sees.
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { throttling as presets } from "lighthouse/core/config/constants.js";
import { findBrowser } from "../dev-stack/find-browser";
import { cpuSlowdown } from "./device-profile";

const defaults = presets.mobileSlow4G;
const { values: given } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    findings: { type: "boolean" },
    calibrated: { type: "boolean" },
    applied: { type: "boolean" },
  },
});
const site = process.env.E2E_BASE_URL ?? `http://localhost:${process.env.PORT || 3000}`;
const DEBUG_PORT = 9471;

let throttling = defaults;

const pages = [
  { name: "home", address: "/" },
  { name: "drops", address: "/drops" },
  { name: "drop", address: "/drops/obj-pendant" },
  { name: "heads-of-state", address: "/heads-of-state" },
  { name: "leader", address: "/heads-of-state/sani-abacha" },
].filter(({ name }) => !given.only || given.only.split(",").includes(name));

type Measure = {
  head: string;
  goal: string;
  of: (result: Result) => number;
  isMet: (value: number) => boolean;
  digits: number;
};

const score = (head: string, category: string, least: number): Measure => ({
  head,
  goal: `≥ ${least}`,
  of: ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100),
  isMet: (value) => value >= least,
  digits: 0,
});
const audit = (head: string, id: string, most: number, digits: number, by = 1): Measure => ({
  head,
  goal: `≤ ${most}`,
  of: ({ audits }) => (audits[id]?.numericValue ?? Number.POSITIVE_INFINITY) / by,
  isMet: (value) => value <= most,
  digits,
});
const measures: readonly Measure[] = [
  score("speed", "performance", 95),
  score("access", "accessibility", 100),
  score("practice", "best-practices", 100),
  score("search", "seo", 100),
  audit("LCP s", "largest-contentful-paint", 1.9, 2, 1000),
  audit("TBT ms", "total-blocking-time", 200, 0),
  audit("CLS", "cumulative-layout-shift", 0.01, 3),
];

/** One run; a browser that crashed (it happens on a busy machine) gets a second try. */
async function runLighthouse(address: string, tries = 2): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const throttlingMethod = given.applied ? "devtools" : "simulate";
    const flags: Flags = { port: DEBUG_PORT, logLevel: "error", output: "json", throttling, throttlingMethod };
    const found = await lighthouse(site + address, flags);
    if (!found) throw new Error(`Lighthouse returned no report for ${address}.`);
    if (!found.lhr.runtimeError) return found.lhr;
    if (tries === 1) throw new Error(`${address}: ${found.lhr.runtimeError.message}`);
  } finally {
    await browser.close();
  }
  return runLighthouse(address, tries - 1);
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Every audit below its full score, once. */
function findings(results: Result[]): string[] {
  const missed = results.flatMap(({ audits }) =>
    Object.values(audits).filter(({ score: got }) => got !== null && got < 0.9),
  );
  return [
    ...new Set(
      missed.map(({ id, title, displayValue }) => `${id}: ${title}${displayValue ? ` (${displayValue})` : ""}`),
    ),
  ];
}

let missed = 0;
const index = (await runLighthouse("/")).environment.benchmarkIndex;
if (given.calibrated) throttling = { ...defaults, cpuSlowdownMultiplier: cpuSlowdown(index) };
console.log(
  `Benchmark index of this machine: ${index.toFixed(0)}. The phone is ${throttling.cpuSlowdownMultiplier.toFixed(1)} times slower; by the calculator it would be ${cpuSlowdown(index).toFixed(1)} times.`,
);
console.log(["".padEnd(16), ...measures.map(({ head, goal }) => `${head} ${goal}`.padEnd(15))].join(""));
for (const { name, address } of pages) {
  const results: Result[] = [];
  for (let run = 0; run < Number(given.runs); run++) results.push(await runLighthouse(address));
  const cells = measures.map(({ of, isMet, digits }) => {
    const value = median(results.map(of));
    if (!isMet(value)) missed++;
    return `${value.toFixed(digits)}${isMet(value) ? "" : " ✗"}`.padEnd(15);
  });
  console.log([name.padEnd(16), ...cells].join(""));
  if (given.findings) for (const finding of findings(results)) console.log(`    ${finding}`);
}
process.exit(missed ? 1 : 0);
