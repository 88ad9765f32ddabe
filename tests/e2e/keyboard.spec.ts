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
  await expect(page.getByText("Added to cart!")).toBeVisible();

  await expect(page.getByRole("button", { name: "Your Cart, 1 item" })).toBeVisible();
  // The toast library returns the focus from a toast to where it was, so Tab passes the end of the page once it is gone.
  await expect(page.getByText("Added to cart!")).toBeHidden({ timeout: 15_000 });
  await tabTo(page, /^Your Cart, 1 item$/);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Your Cart" });
  await expect(drawer.getByRole("button", { name: /^One more / })).toBeVisible();
  await tabTo(page, /^One more /);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Your Cart, 2 items" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  expect(await focusedName(page)).toMatch(/^Your Cart/);
});
