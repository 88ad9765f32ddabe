import type { Locator, Page } from "@playwright/test";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { visit } from "./visit";

const scrolled = (rail: Locator) => rail.evaluate((element) => Math.round(element.scrollLeft));
const still = async (rail: Locator) => {
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await scrolled(rail);
      return before === last;
    })
    .toBe(true);
  return before;
};
/** The three exhibitions' row: whatever holds the links to their front pages and scrolls. */
const shows = (page: Page) =>
  page
    .getByRole("region")
    .filter({ has: page.locator(`a[href="${paths.afroalchemy}"]`) })
    .last();
const next = (page: Page) => page.getByRole("button", { name: /^Next/ });
const previous = (page: Page) => page.getByRole("button", { name: /^Previous/ });

test.use({ viewport: { width: 820, height: 900 } });

test("the exhibitions are moved with the buttons, which say where they end", async ({ page }) => {
  await visit(page, paths.home);
  const rail = shows(page);
  await rail.scrollIntoViewIfNeeded();
  await expect(previous(page)).toHaveAttribute("aria-disabled", "true");
  await next(page).click();
  const one = await still(rail);
  expect(one).toBeGreaterThan(100);
  await expect(previous(page)).not.toHaveAttribute("aria-disabled", "true");
  await next(page).press("Enter");
  await next(page).press("Enter");
  await still(rail);
  await expect(next(page)).toHaveAttribute("aria-disabled", "true");
  await previous(page).press("Space");
  await previous(page).press("Space");
  await previous(page).press("Space");
  await still(rail);
  await expect(previous(page)).toHaveAttribute("aria-disabled", "true");
});

test("the exhibitions are moved with the arrow keys", async ({ page }) => {
  await visit(page, paths.home);
  const rail = shows(page);
  await rail.focus();
  await page.keyboard.press("ArrowRight");
  const one = await still(rail);
  expect(one).toBeGreaterThan(100);
  await page.keyboard.press("ArrowLeft");
  expect(await still(rail)).toBeLessThan(one);
});

test("a drag moves the exhibitions half as far again as the hand, and follows no link", async ({ page }) => {
  await visit(page, paths.home);
  const rail = shows(page);
  await rail.scrollIntoViewIfNeeded();
  const box = await rail.boundingBox();
  if (!box) throw new Error("The row is not there.");
  const [x, y] = [box.x + box.width - 60, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 50, y, { steps: 4 });
  await page.mouse.move(x - 100, y, { steps: 4 });
  expect(Math.abs((await scrolled(rail)) - 150)).toBeLessThanOrEqual(2);
  await page.mouse.up();
  await page.waitForTimeout(300);
  expect(new URL(page.url()).pathname).toBe(paths.home);
});

test("a press on an exhibition that is no drag leads to it", async ({ page }) => {
  await visit(page, paths.home);
  await shows(page).getByRole("link").first().click();
  await page.waitForURL((url) => url.pathname !== paths.home);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 1280, height: 900 } });

  const moving = (page: Page) =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ playState, effect }) => {
          const target = (effect as KeyframeEffect).target;
          return playState === "running" && target?.querySelector('a[href^="/drops/"]');
        }).length,
    );

  test("the gallery drifts until it is held, by mouse, by focus or for good", async ({ page }) => {
    await visit(page, paths.home);
    expect(await moving(page)).toBe(2);
    const hold = page.getByLabel("Hold the gallery");
    await hold.focus();
    await page.keyboard.press("Space");
    await expect(hold).toBeChecked();
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await moving(page), "held for good").toBe(0);
    await hold.focus();
    await page.keyboard.press("Space");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await moving(page), "let go").toBe(2);
    await page.getByRole("link", { name: /./ }).and(page.locator('main a[href^="/drops/"]')).first().focus();
    expect(await moving(page), "while a picture has the focus").toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.getByRole("region", { name: "Eight drops from the shop" }).hover();
    expect(await moving(page), "under the mouse").toBe(0);
  });

  test("the doubles that fill the drifting gallery are not read out and not tabbed to", async ({ page }) => {
    await visit(page, paths.home);
    const links = await page.locator('main section a[href^="/drops/"]').evaluateAll((all) =>
      all
        .filter((each) => each.closest("section")?.querySelector('input[type="checkbox"]'))
        .map((each) => ({
          href: each.getAttribute("href"),
          silent: each.getAttribute("aria-hidden") === "true" && each.getAttribute("tabindex") === "-1",
        })),
    );
    expect(links.filter(({ silent }) => !silent)).toHaveLength(8);
    expect(new Set(links.filter(({ silent }) => !silent).map(({ href }) => href)).size).toBe(8);
    expect(links.filter(({ silent }) => silent)).toHaveLength(8);
  });
});

test("without motion nothing moves by itself, and the gallery is scrolled by hand", async ({ page }) => {
  await visit(page, paths.home);
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 100).length,
  );
  expect(running).toBe(0);
  await expect(page.getByLabel("Hold the gallery")).toBeHidden();
  await expect(page.locator('main a[href^="/drops/"][aria-hidden="true"]:visible')).toHaveCount(0);
});
