// npm run perf:press: how long seven controls take to respond when they are pressed as soon as they are visible, on a slow 3G network and a
// processor four times slower. A response is what the person sees: a busy mark, a change on the page, or a request for the next page. Needs a
// running app with its seed (npm start). --runs=5: runs for each control; the median is printed. A measurement and not a test.
import { parseArgs } from "node:util";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { findBrowser } from "../dev-stack/find-browser";
import { seedPassword } from "../dev-stack/seed-accounts";

const { values: given } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const site = process.env.E2E_BASE_URL ?? `http://localhost:${process.env.PORT || 3000}`;
/** The slow 3G of the browser's developer tools: 400 ms and 400 kbit/s. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU_SLOWDOWN = 4;

type Control = {
  name: string;
  path: string;
  /** The account that opens the page; a visitor without it. */
  account?: string;
  find: (page: Page) => Locator;
};

const controls: readonly Control[] = [
  { name: "home: menu", path: "/", find: (page) => page.getByRole("button", { name: "Open menu" }) },
  {
    name: "drops: Add to Cart",
    path: "/drops",
    find: (page) => page.getByRole("button", { name: "Add to Cart" }).first(),
  },
  {
    name: "drop: Add to Cart",
    path: "/drops/obj-pendant",
    find: (page) => page.getByRole("button", { name: "Add to Cart" }).first(),
  },
  {
    name: "leader: theme",
    path: "/heads-of-state/sani-abacha",
    find: (page) => page.getByRole("button", { name: /theme/ }),
  },
  {
    name: "viewer: Begin Timeline",
    path: "/exhibitions/heads-of-state",
    account: "collector@livingarchive.test",
    find: (page) => page.getByText("Begin Timeline", { exact: true }),
  },
  {
    // To the text version, until the form has arrived.
    name: "auction: Place Bid, link",
    path: "/auctions",
    account: "yearly@livingarchive.test",
    find: (page) => page.getByRole("link", { name: "Place Bid" }),
  },
  {
    name: "auction: Place Bid, button",
    path: "/auctions",
    account: "yearly@livingarchive.test",
    find: (page) => page.getByRole("button", { name: /^Place Bid/ }).first(),
  },
];

/**
 * Resolves at the first change that responds to a press: a busy mark, a theme, something opened or announced, a new place in the page.
 * What else changes while the page loads does not count. Runs in the page.
 */
const nextResponse = () =>
  new Promise<void>((resolve) => {
    const done = () => requestAnimationFrame(() => resolve());
    const announced = "[role=alert], [role=status], dialog, [data-sonner-toast]";
    const isResponse = ({ type, addedNodes }: MutationRecord) =>
      type === "attributes" ||
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(announced) || node.querySelector(announced) !== null),
      );
    new MutationObserver((changes) => changes.some(isResponse) && done()).observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ["aria-busy", "aria-expanded", "data-theme", "open"],
    });
    document.addEventListener("toggle", done, { capture: true });
    window.addEventListener("hashchange", done);
  });

async function measure(
  browser: Browser,
  { path, account, find }: Control,
): Promise<{ shown: number; response: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    if (account)
      await page.request.post(`${site}/api/auth/login`, { data: { email: account, password: seedPassword } });
    const wire = await context.newCDPSession(page);
    await wire.send("Network.enable");
    await wire.send("Network.emulateNetworkConditions", slow3g);
    await wire.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const began = performance.now();
    await page.goto(site + path, { waitUntil: "commit" });
    const control = find(page);
    await control.waitFor({ timeout: 120_000 });
    await control.scrollIntoViewIfNeeded();
    const shown = performance.now() - began;
    const changed = page.evaluate(nextResponse).catch(() => undefined);
    const requested = page.waitForEvent("request", {
      predicate: (request) => request.isNavigationRequest() || request.method() === "POST",
      timeout: 120_000,
    });
    requested.catch(() => undefined);
    const pressed = performance.now();
    await control.tap({ noWaitAfter: true });
    await Promise.race([changed, requested]);
    return { shown, response: performance.now() - pressed };
  } finally {
    await context.close();
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  console.log(`${"".padEnd(26)}${"visible, ms".padStart(12)}${"response, ms".padStart(14)}`);
  for (const control of controls) {
    const results = [];
    for (let run = 0; run < Number(given.runs); run++) results.push(await measure(browser, control));
    const cells = [median(results.map(({ shown }) => shown)), median(results.map(({ response }) => response))];
    console.log(`${control.name.padEnd(26)}${cells.map((value, i) => value.toFixed(0).padStart(12 + i * 2)).join("")}`);
  }
} finally {
  await browser.close();
}
