import type { Locator, Page } from "@playwright/test";
import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

const scrollOffset = (carousel: Locator) => carousel.evaluate((element) => Math.round(element.scrollLeft));
const waitUntilStill = async (carousel: Locator) => {
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await scrollOffset(carousel);
      return before === last;
    })
    .toBe(true);
  return before;
};
/** The scrolling region with the links to the three exhibitions. */
const findCarousel = (page: Page) =>
  page
    .getByRole("region")
    .filter({ has: page.locator(`a[href="${paths.afroalchemy}"]`) })
    .last();
const nextButton = (page: Page) => page.getByRole("button", { name: /^Next/ });
const previousButton = (page: Page) => page.getByRole("button", { name: /^Previous/ });

test.use({ viewport: { width: 820, height: 900 } });

test("the exhibitions scroll with the buttons, which are disabled at the ends", async ({ page }) => {
  await gotoHydrated(page, paths.home);
  const rail = findCarousel(page);
  await rail.scrollIntoViewIfNeeded();
  await expect(previousButton(page)).toHaveAttribute("aria-disabled", "true");
  await nextButton(page).click();
  const one = await waitUntilStill(rail);
  expect(one).toBeGreaterThan(100);
  await expect(previousButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await nextButton(page).press("Enter");
  await nextButton(page).press("Enter");
  await waitUntilStill(rail);
  await expect(nextButton(page)).toHaveAttribute("aria-disabled", "true");
  await previousButton(page).press("Space");
  await previousButton(page).press("Space");
  await previousButton(page).press("Space");
  await waitUntilStill(rail);
  await expect(previousButton(page)).toHaveAttribute("aria-disabled", "true");
});

test("the exhibitions scroll with the arrow keys", async ({ page }) => {
  await gotoHydrated(page, paths.home);
  const rail = findCarousel(page);
  await rail.focus();
  await page.keyboard.press("ArrowRight");
  const one = await waitUntilStill(rail);
  expect(one).toBeGreaterThan(100);
  await page.keyboard.press("ArrowLeft");
  expect(await waitUntilStill(rail)).toBeLessThan(one);
});

test("a drag scrolls the exhibitions by 1.5 times its distance and follows no link", async ({ page }) => {
  await gotoHydrated(page, paths.home);
  const rail = findCarousel(page);
  await rail.scrollIntoViewIfNeeded();
  const { width, height } = await rail.evaluate(({ clientWidth, clientHeight }) => ({
    width: clientWidth,
    height: clientHeight,
  }));
  const position = { x: width - 60, y: Math.round(height / 3) };
  // The click that the browser dispatches after the drag, and whether the page has prevented it.
  await rail.evaluate((element) => {
    element.addEventListener("click", ({ defaultPrevented }) => {
      element.dataset.clicked = defaultPrevented ? "prevented" : "followed";
    });
  });
  // Waits until the carousel has stopped moving, as while images above it are loaded.
  await rail.hover({ position });
  const box = await rail.boundingBox();
  if (!box) throw new Error("The carousel is missing.");
  const [x, y] = [box.x + position.x, box.y + position.y];
  await page.mouse.down();
  await page.mouse.move(x - 50, y, { steps: 4 });
  await page.mouse.move(x - 100, y, { steps: 4 });
  await expect.poll(async () => Math.abs((await scrollOffset(rail)) - 150)).toBeLessThanOrEqual(2);
  await page.mouse.up();
  await expect(rail).toHaveAttribute("data-clicked", "prevented");
  expect(new URL(page.url()).pathname).toBe(paths.home);
});

test("a click on an exhibition without dragging opens it", async ({ page }) => {
  await gotoHydrated(page, paths.home);
  await findCarousel(page).getByRole("link").first().click();
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

  test("the gallery moves until it is paused by hover, focus or the switch", async ({ page }) => {
    await gotoHydrated(page, paths.home);
    expect(await moving(page)).toBe(2);
    const pause = page.getByLabel("Pause");
    await pause.focus();
    await page.keyboard.press("Space");
    await expect(pause).toBeChecked();
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await moving(page), "paused by the switch").toBe(0);
    await pause.focus();
    await page.keyboard.press("Space");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await moving(page), "resumed").toBe(2);
    await page.getByRole("link", { name: /./ }).and(page.locator('main a[href^="/drops/"]')).first().focus();
    expect(await moving(page), "while an image has the focus").toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.getByRole("region", { name: "Eight drops from the shop" }).hover();
    expect(await moving(page), "while hovered").toBe(0);
  });

  test("the duplicates that fill the moving gallery are hidden from screen readers and the tab order", async ({
    page,
  }) => {
    await gotoHydrated(page, paths.home);
    const links = await page.locator('main section a[href^="/drops/"]').evaluateAll((all) =>
      all
        .filter((each) => each.closest("section")?.querySelector('input[type="checkbox"]'))
        .map((each) => ({
          href: each.getAttribute("href"),
          isHidden: each.getAttribute("aria-hidden") === "true" && each.getAttribute("tabindex") === "-1",
        })),
    );
    expect(links.filter(({ isHidden }) => !isHidden)).toHaveLength(8);
    expect(new Set(links.filter(({ isHidden }) => !isHidden).map(({ href }) => href)).size).toBe(8);
    expect(links.filter(({ isHidden }) => isHidden)).toHaveLength(8);
  });
});

test("with reduced motion nothing moves by itself, and the gallery has no pause switch or duplicates", async ({
  page,
}) => {
  await gotoHydrated(page, paths.home);
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 100).length,
  );
  expect(running).toBe(0);
  await expect(page.getByLabel("Pause")).toBeHidden();
  await expect(page.locator('main a[href^="/drops/"][aria-hidden="true"]:visible')).toHaveCount(0);
});
