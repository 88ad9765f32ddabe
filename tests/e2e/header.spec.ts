import type { Page } from "@playwright/test";
import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

const banner = (page: Page) => page.getByRole("banner");
// A summary element does not have the button role in every browser.
const menuButton = (page: Page, name: string) => banner(page).locator("summary").filter({ hasText: name });
const menuLink = (page: Page, name: string) => banner(page).getByRole("link", { name, exact: true }).first();

/** Waits for a delay that the specification gives. */
const wait = (page: Page, milliseconds: number) => page.waitForTimeout(milliseconds);

test.describe("the header menus", () => {
  test.beforeEach(({ page }) => gotoHydrated(page, paths.membership));

  test("open after a hover of 140 ms, and not when the mouse passes over them", async ({ page }) => {
    const visitMenu = banner(page)
      .locator("details")
      .filter({ has: page.locator("summary", { hasText: "Visit" }) });
    const times = await visitMenu.evaluateHandle((details: HTMLDetailsElement) => {
      const recorded = { enter: 0, leave: 0, open: 0 };
      details.addEventListener("pointerenter", () =>
        Object.assign(recorded, { enter: performance.now(), open: 0, leave: 0 }),
      );
      details.addEventListener("pointerleave", () => Object.assign(recorded, { leave: performance.now() }));
      new MutationObserver(() => {
        if (details.open) recorded.open = performance.now();
      }).observe(details, { attributeFilter: ["open"] });
      return recorded;
    });
    const read = () => times.evaluate((recorded) => ({ ...recorded }));
    await menuButton(page, "Visit").hover();
    await expect(menuLink(page, "Tickets")).toBeVisible();
    const rested = await read();
    expect(rested.open - rested.enter).toBeGreaterThanOrEqual(135);
    await page.mouse.move(300, 600);
    await expect(menuLink(page, "Tickets")).toBeHidden();

    const box = await menuButton(page, "Visit").boundingBox();
    if (!box) throw new Error("The menu is missing.");
    // A busy machine may move the mouse too slowly, so the movement is retried.
    await expect(async () => {
      await page.mouse.move(box.x + 10, box.y + 10);
      await page.mouse.move(300, 600);
      await wait(page, 500);
      const passed = await read();
      expect(passed.leave - passed.enter).toBeLessThan(130);
      expect(passed.open).toBe(0);
    }).toPass({ timeout: 20_000 });
  });

  test("stay open while the mouse is inside, and close when it leaves or a link is followed", async ({ page }) => {
    await menuButton(page, "Information").hover();
    await expect(menuLink(page, "About")).toBeVisible();
    await menuLink(page, "Contact").hover();
    await wait(page, 400);
    await expect(menuLink(page, "Contact")).toBeVisible();
    await page.mouse.move(300, 600);
    await expect(menuLink(page, "Contact")).toBeHidden();
    await menuButton(page, "Information").hover();
    await menuLink(page, "Contact").click();
    await page.waitForURL(/\/contact$/);
    await expect(menuLink(page, "Contact")).toBeHidden();
  });

  test("open and close with Enter and with Space, and Escape returns the focus to the button", async ({ page }) => {
    await menuButton(page, "Visit").focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(menuLink(page, "Tickets")).toBeVisible();
      await page.keyboard.press(key);
      await expect(menuLink(page, "Tickets")).toBeHidden();
      await page.keyboard.press(key);
      await page.keyboard.press("Tab");
      await expect(menuLink(page, "Tickets")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menuLink(page, "Tickets")).toBeHidden();
      await expect(menuButton(page, "Visit")).toBeFocused();
    }
  });

  test("open with the arrow keys, which move through the links", async ({ page }) => {
    await menuButton(page, "Visit").focus();
    await page.keyboard.press("ArrowDown");
    await expect(menuLink(page, "Tickets")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(menuLink(page, "Directions")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(menuLink(page, "Directions")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(menuButton(page, "Visit")).toBeFocused();
  });

  test("close when the focus leaves them", async ({ page }) => {
    await menuButton(page, "Visit").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(menuLink(page, "Directions")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(menuButton(page, "Information")).toBeFocused();
    await expect(menuLink(page, "Directions")).toBeHidden();
  });
});

test.describe("on a tablet", () => {
  test.use({ hasTouch: true, viewport: { width: 1210, height: 834 } });

  test("a menu opens and closes with a tap, and its links can be tapped", async ({ page }) => {
    await gotoHydrated(page, paths.membership);
    await menuButton(page, "Visit").tap();
    await expect(menuLink(page, "Tickets")).toBeVisible();
    await menuButton(page, "Visit").tap();
    await expect(menuLink(page, "Tickets")).toBeHidden();
    await menuButton(page, "Visit").tap();
    await menuLink(page, "Directions").tap();
    await page.waitForURL(/\/visit\/directions$/);
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const sheet = (page: Page) => page.getByRole("navigation", { name: "Menu" });
  const hamburger = (page: Page) => page.getByRole("button", { name: "Open menu" });

  test("the menu opens with a tap and closes when a link is followed", async ({ page }) => {
    await gotoHydrated(page, paths.membership);
    await hamburger(page).tap();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole("link", { name: "Visit" })).toHaveAttribute("href", paths.visit);
    await sheet(page).getByRole("link", { name: "About" }).tap();
    await page.waitForURL(/\/about$/);
    await expect(sheet(page)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("the menu traps the focus, and Escape returns it to the button", async ({ page }) => {
    await gotoHydrated(page, paths.membership);
    await hamburger(page).focus();
    await page.keyboard.press("Enter");
    await expect(sheet(page)).toBeVisible();
    const inside = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && Boolean(focused?.closest("[popover], dialog"));
      });
    for (let press = 0; press < 24; press++) {
      await page.keyboard.press("Tab");
      expect(await inside(), `after Tab number ${press + 1}`).toBe(true);
    }
    await page.keyboard.press("Shift+Tab");
    expect(await inside(), "backwards").toBe(true);
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });
});

test.describe("the theme", () => {
  const toggle = (page: Page) => page.getByRole("button", { name: /theme/ });
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test("is dark by default, changes with the button and is stored for later pages", async ({ page, context }) => {
    await gotoHydrated(page, paths.membership);
    const dark = await background(page);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    const light = await background(page);
    expect(light).not.toBe(dark);
    await gotoHydrated(page, paths.about);
    expect(await background(page)).toBe(light);
    const next = await context.newPage();
    await gotoHydrated(next, paths.membership);
    expect(await background(next)).toBe(light);
    await toggle(next).click();
    expect(await background(next)).toBe(dark);
    expect(await next.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await next.close();
  });

  test("is set before the first frame", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("theme", "light");
      const seen: string[] = [];
      Object.assign(window, { seen });
      // Records the theme at every frame that has a body to paint, from the first one on.
      const recordTheme = () => {
        if (document.body) seen.push(document.documentElement.dataset.theme ?? "none");
        requestAnimationFrame(recordTheme);
      };
      requestAnimationFrame(recordTheme);
    });
    await gotoHydrated(page, paths.membership);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect([...new Set(seen)]).toEqual(["light"]);
  });
});

test("a followed link shows the next page from its top", async ({ page }) => {
  await gotoHydrated(page, paths.membership);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await page.waitForURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
