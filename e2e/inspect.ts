import AxeBuilder from "@axe-core/playwright";
import { type ConsoleMessage, expect, type Page } from "@playwright/test";
import { visit } from "./visit";

// What `npm run dev` itself has to say; a museum that was built says nothing at all.
const fromTheWorkshop = /React DevTools|\[HMR\]|\[Fast Refresh\]/;

/** What a crawler reads of the page: either a description and its own address, or that it is nobody's business. */
async function expectIntroduced(page: Page, path: string): Promise<void> {
  const said = await page.evaluate(() => {
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
  expect.soft(said.headings, `h1 of ${path}`).toBe(1);
  expect.soft(said.title, `title of ${path}`).toMatch(/\S.*The Living Archive|The Living Archive.*\S/);
  if (/noindex/.test(said.robots)) return;
  expect.soft(said.description.length, `description of ${path}`).toBeGreaterThanOrEqual(40);
  expect.soft(said.description.length, `description of ${path}`).toBeLessThanOrEqual(200);
  expect
    .soft(
      said.canonical.map((href) => new URL(href).pathname),
      `canonical of ${path}`,
    )
    .toEqual([path]);
}

/**
 * Axe, as it looks at our pages. Nothing of another site stands in them, so that it need not put its findings together in a tab of
 * its own, which would stand in front of the page; and only what is wrong is asked for. Both together make it three times as quick.
 */
export const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

/** Nothing for axe to say about what is shown now, by night or by day. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const axe = axeOf(page);
    // The second theme changes colours and nothing else.
    const { violations } = await (theme === "dark" ? axe : axe.withRules(["color-contrast"])).analyze();
    const found = violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
    expect.soft(found, path).toEqual([]);
  }
}

/** What reaches over the right edge, and what a box with a fixed height cuts off, at the window's present width. */
async function expectNothingLost(page: Page, path: string, what: string): Promise<void> {
  const lost = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
    const cut = [
      ...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, li, label, button, summary, dt, dd, a"),
    ].filter((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // One pixel wide is how words are kept for those who hear the page.
      if (box.width <= 1 || box.height <= 1 || position === "fixed" || element.closest("[aria-hidden='true']"))
        return false;
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const meant = element.matches(".truncate, .truncate *") || getComputedStyle(element).textOverflow === "ellipsis";
      return (
        !meant &&
        ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
      );
    });
    return { wide: document.documentElement.scrollWidth - width, cut: cut.map(name) };
  });
  expect.soft(lost.wide, `${path} scrolls sideways ${what}`).toBeLessThanOrEqual(0);
  expect.soft(lost.cut, `${path} cuts words off ${what}`).toEqual([]);
}

/**
 * A page as everyone has to find it: one heading, an introduction for crawlers, nothing for axe to say by night or by day,
 * nothing on the console, and nothing lost on a phone, on a tablet or at twice its size.
 */
export async function inspect(page: Page, path: string, mayBeHeard = fromTheWorkshop): Promise<void> {
  const spoken: string[] = [];
  const hear = (message: ConsoleMessage) => {
    if (![fromTheWorkshop, mayBeHeard].some((known) => known.test(message.text())))
      spoken.push(`${message.type()}: ${message.text()}`);
  };
  page.on("console", hear);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, path);
  await expect(page.getByRole("main")).toBeVisible();
  await expectIntroduced(page, path.replace(/[?#].*/, ""));
  await expectAccessible(page, path);
  // A browser that zooms to 200 % lays the page out in half the pixels.
  await page.setViewportSize({ width: 640, height: 450 });
  await expectNothingLost(page, path, "at 200 %");
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNothingLost(page, path, "on a tablet");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingLost(page, path, "on a phone");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(page, path, "on the narrowest phone, which is 400 % of a small screen");
  page.off("console", hear);
  expect.soft(spoken, `console of ${path}`).toEqual([]);
}
