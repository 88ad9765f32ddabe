import fs from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { type ConsoleMessage, expect, type Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { paths } from "@/lib/core/urls/paths";
import { gotoHydrated } from "./goto-hydrated";

const htmlValidator = new HtmlValidate({ extends: ["html-validate:standard"] });
// How React writes HTML, which is valid: attributes and void elements in its own spelling, text with raw characters. `no-inline-style`,
// `prefer-native-element` and `no-implicit-button-type` are matters of taste, and titles have a test of their own.
const rulesOfStyle =
  /^(void-style|attribute-boolean-style|attribute-empty-style|doctype-style|no-raw-characters|attr-case|element-case|no-inline-style|prefer-native-element|no-implicit-button-type|valid-id|long-title|no-trailing-whitespace|tel-non-breaking)$/;

/** Expects the HTML as it is served to be valid. */
async function expectValidHtml(page: Page, path: string): Promise<void> {
  const response = await page.request.get(path);
  const { results } = await htmlValidator.validateString(await response.text());
  const found = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !rulesOfStyle.test(ruleId))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`);
  expect.soft(found, `HTML of ${path}`).toEqual([]);
}

// Logged by `npm run dev`; a production build logs nothing.
const devServerLog = /React DevTools|\[HMR\]|\[Fast Refresh\]/;

/** Expects one h1, a title, and a description with a canonical URL unless the page is `noindex`. */
async function expectMetadata(page: Page, path: string): Promise<void> {
  const metadata = await page.evaluate(() => {
    const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
    const canonical = [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href);
    const headings = document.querySelectorAll("h1").length;
    return {
      title: document.title,
      description: content("description"),
      robots: content("robots"),
      canonical,
      headings,
    };
  });
  expect.soft(metadata.headings, `h1 of ${path}`).toBe(1);
  expect.soft(metadata.title, `title of ${path}`).toMatch(/\S.*The Living Archive|The Living Archive.*\S/);
  if (/noindex/.test(metadata.robots)) return;
  expect.soft(metadata.description.length, `description of ${path}`).toBeGreaterThanOrEqual(40);
  expect.soft(metadata.description.length, `description of ${path}`).toBeLessThanOrEqual(200);
  expect
    .soft(
      metadata.canonical.map((href) => new URL(href).pathname),
      `canonical of ${path}`,
    )
    .toEqual([path]);
}

const playwrightPackage = createRequire(import.meta.url).resolve("@axe-core/playwright");
/** The axe of its Playwright package, without the comments and the spaces that a browser would read in every check. */
const axeSource = fs.readFileSync(createRequire(playwrightPackage).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Axe configured for our pages. They embed no other site, so axe does not need to merge results in a tab of its own, which would
 * cover the page; and only violations are reported. Both together make it three times as fast.
 */
export const axeBuilder = (page: Page) =>
  new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ["violations"] });

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

const setTheme = (page: Page, theme: "dark" | "light") =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** Expects no axe violations in the page as it is shown now, in either theme. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  // Next replaces the title a moment after it has replaced the page.
  await expect(page).toHaveTitle(/./);
  await setTheme(page, "dark");
  const dark = await axeBuilder(page).analyze();
  await setTheme(page, "light");
  // The second theme changes only colours, and the first run has left axe in the page.
  const light = await page.evaluate<AxeResults>(
    `axe.run({ runOnly: ["color-contrast"], resultTypes: ["violations"] })`,
  );
  const found = Object.entries({ dark, light }).flatMap(([theme, { violations }]) =>
    violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
  );
  expect.soft(found, path).toEqual([]);
}

/** Expects no horizontal scrolling and no clipped text at the current viewport size. */
async function expectNoOverflow(page: Page, path: string, viewport: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
    const clipped = [
      ...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, li, label, button, summary, dt, dd, a"),
    ].filter((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Text for screen readers is one pixel wide.
      if (box.width <= 1 || box.height <= 1 || position === "fixed" || element.closest("[aria-hidden='true']"))
        return false;
      const clips = (value: string) => value === "hidden" || value === "clip";
      const isIntended =
        element.matches(".truncate, .truncate *") || getComputedStyle(element).textOverflow === "ellipsis";
      return (
        !isIntended &&
        ((clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (clips(overflowY) && element.scrollHeight > element.clientHeight + 1))
      );
    });
    return { wide: document.documentElement.scrollWidth - width, clipped: clipped.map(name) };
  });
  expect.soft(overflow.wide, `${path} scrolls sideways ${viewport}`).toBeLessThanOrEqual(0);
  expect.soft(overflow.clipped, `${path} clips text ${viewport}`).toEqual([]);
}

// WCAG 1.4.12: a reader's own spacing of lines, letters and words.
const wideText =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Expects a page of 1280 pixels not to scroll sideways with the widest spacing that WCAG asks for. */
async function expectRoomForWideText(page: Page, path: string): Promise<void> {
  const style = await page.addStyleTag({ content: wideText });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(wide, `${path} scrolls sideways with wide text`).toBeLessThanOrEqual(0);
  await style.evaluate((element) => (element as Element).remove());
}

/** The main controls of a page, which have to be on the first screen of a phone and of a laptop. */
const firstScreenControls: Record<string, readonly RegExp[]> = {
  [paths.drops]: [/^Add to Cart/],
  [paths.drop("obj-pendant")]: [/^Buy Now/, /^Add to Cart/],
  [paths.headsOfStateFront]: [/^Begin Timeline/],
};

async function expectControlsOnFirstScreen(page: Page, path: string): Promise<void> {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    for (const name of firstScreenControls[path] ?? []) {
      await page.setViewportSize(viewport);
      const controls = page.locator("main").locator("a, button").filter({ hasText: name, visible: true });
      await expect.soft(controls.first(), `${name} of ${path} at ${viewport.width}`).toBeInViewport({ ratio: 1 });
    }
  }
}

/**
 * Expects the poster face at 48 pixels and more, the face of titles at 24 and more, and no figure in either: its years and prices cannot
 * be read. Lettering inside a picture is a drawing.
 */
async function expectReadableType(page: Page, path: string): Promise<void> {
  const unreadable = await page.evaluate(() => {
    const smallest: Record<string, number> = { Danfo: 48, Ojuju: 24 };
    return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
      const text = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? "")
        .join("")
        .trim();
      if (text === "" || element.closest("[role='img'], noscript, script, style") || !element.checkVisibility())
        return [];
      const { fontFamily, fontSize } = getComputedStyle(element);
      const face = fontFamily.split(",")[0]?.replace(/["']/g, "") ?? "";
      const least = smallest[face];
      // Ojuju has no figures of its own: those of a title are Noto Sans.
      if (least === undefined || (Number.parseFloat(fontSize) >= least && !(face === "Danfo" && /[\d₦]/.test(text))))
        return [];
      return [`${face} ${fontSize} “${text.slice(0, 40)}”`];
    });
  });
  expect.soft(unreadable, `${path} has text that is hard to read`).toEqual([]);
}

/**
 * Expects what every page must have: valid HTML, metadata, room for a reader's own text spacing, no axe violations in either
 * theme, an empty console, readable type, its main controls on the first screen, and no overflow on a phone, on a tablet or at 200 % zoom.
 */
export async function assertPageQuality(page: Page, path: string, allowedLog = devServerLog): Promise<void> {
  const logged: string[] = [];
  const record = (message: ConsoleMessage) => {
    if (![devServerLog, allowedLog].some((pattern) => pattern.test(message.text())))
      logged.push(`${message.type()}: ${message.text()}`);
  };
  page.on("console", record);
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, path);
  await expect(page.getByRole("main")).toBeVisible();
  await expectControlsOnFirstScreen(page, path);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectValidHtml(page, path);
  await expectMetadata(page, path.replace(/[?#].*/, ""));
  await expectRoomForWideText(page, path);
  await expectAccessible(page, path);
  // At 200 % zoom a browser lays the page out in half the pixels.
  await page.setViewportSize({ width: 640, height: 450 });
  await expectNoOverflow(page, path, "at 200 % zoom");
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNoOverflow(page, path, "on a tablet");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, path, "on a phone");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page, path, "at 320 px, which is a small screen at 400 % zoom");
  await expectReadableType(page, path);
  page.off("console", record);
  expect.soft(logged, `console of ${path}`).toEqual([]);
}
