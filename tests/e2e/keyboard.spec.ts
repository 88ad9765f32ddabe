import type { Page } from "@playwright/test";
import { paths } from "@/lib/core/urls/paths";
import { makeDrop } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").replace(/\s+/g, " ").trim();
  });

/** Presses Tab until an element with this name has the focus; returns the names passed on the way. */
async function tabTo(page: Page, name: RegExp, maximum = 60): Promise<string[]> {
  const passed: string[] = [];
  for (let press = 0; press < maximum; press++) {
    await page.keyboard.press("Tab");
    const focused = await focusedName(page);
    passed.push(focused);
    if (name.test(focused)) return passed;
  }
  throw new Error(`Tab never reached ${name}; passed ${passed.join(", ")}`);
}

test("the first Tab reaches the skip link, and the header menus follow in order", async ({ page }) => {
  await gotoHydrated(page, paths.drops);
  await page.keyboard.press("Tab");
  expect(await focusedName(page)).toBe("Skip to the museum");
  await expect(page.getByRole("link", { name: "Skip to the museum" })).toBeInViewport();
  const passed = await tabTo(page, /^Log in$/);
  const positions = ["Shop", "Visit", "Information"].map((name) => passed.findIndex((each) => each.startsWith(name)));
  expect(positions.every((position) => position >= 0)).toBe(true);
  expect([...positions].sort((a, b) => a - b)).toEqual(positions);
});

test.describe("the moving gallery of the home page", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("shows every product that Tab reaches", async ({ page }) => {
    await gotoHydrated(page, paths.home);
    await tabTo(page, /^Log in$/);
    const gallery = page.getByRole("region", { name: "Eight drops from the shop" });
    const names = await gallery.getByRole("link").allTextContents();
    expect(names).toHaveLength(8);
    await tabTo(page, new RegExp(`^${names[0]}`));
    for (const name of names) {
      await expect(gallery.getByRole("link", { name })).toBeFocused();
      await expect(gallery.getByRole("link", { name })).toBeInViewport({ ratio: 0.5 });
      await page.keyboard.press("Tab");
    }
  });
});

test.describe("forced colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

  test("every field and button has an edge", async ({ page }) => {
    await gotoHydrated(page, paths.login());
    const controls = page.getByRole("main").locator("input:visible, button:visible");
    expect(await controls.count()).toBeGreaterThan(4);
    const widths = await controls.evaluateAll((elements) =>
      elements.map((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === "none" ? "0px" : outlineWidth;
      }),
    );
    expect(widths).not.toContain("0px");
  });
});

test("a header menu opens and closes with the keyboard", async ({ page }) => {
  await gotoHydrated(page, paths.drops);
  await tabTo(page, /^Visit/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Tickets" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("link", { name: "Tickets" })).toBeHidden();
  expect(await focusedName(page)).toMatch(/^Visit/);
});

test("a variant is chosen, added to the cart and increased with the keyboard", async ({ page, person, signIn }) => {
  const shirt = await makeDrop({ variations: { stock: { M: 4, L: 4 } } });
  await signIn(person);
  await gotoHydrated(page, paths.drop(shirt.slug));
  const radio = page.getByRole("radio", { name: /^M/ });
  for (let press = 0; press < 60 && !(await radio.evaluate((each) => each === document.activeElement)); press++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await expect(radio).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^L/ })).toBeChecked();
  await tabTo(page, /^Add to Cart$/);
  await page.keyboard.press("Enter");

  const added = page.getByRole("dialog", { name: /^Added to cart!/ });
  await expect(added).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(added).toBeHidden();
  await expect(page.getByRole("button", { name: "Your Cart, 1 item" })).toBeVisible();
  await tabTo(page, /Your Cart, 1 item$/);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Your Cart" });
  await expect(drawer.getByRole("button", { name: /^One more / })).toBeVisible();
  await tabTo(page, /^One more /);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Your Cart, 2 items" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  expect(await focusedName(page)).toMatch(/Your Cart/);
});
