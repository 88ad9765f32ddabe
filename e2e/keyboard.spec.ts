import type { Page } from "@playwright/test";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { drop } from "./shopping";
import { visit } from "./visit";

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").replace(/\s+/g, " ").trim();
  });

/** Presses Tab until something of that name has the focus; tells the names on the way. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<string[]> {
  const passed: string[] = [];
  for (let press = 0; press < most; press++) {
    await page.keyboard.press("Tab");
    const here = await focused(page);
    passed.push(here);
    if (name.test(here)) return passed;
  }
  throw new Error(`No Tab led to ${name}; passed ${passed.join(", ")}`);
}

test("the first Tab skips the header, and the header's rooms come in order", async ({ page }) => {
  await visit(page, paths.drops);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Skip to the museum");
  await expect(page.getByRole("link", { name: "Skip to the museum" })).toBeInViewport();
  const passed = await tabTo(page, /^Sign in$/);
  const rooms = ["Shop", "Visit", "Information"].map((name) => passed.findIndex((each) => each.startsWith(name)));
  expect(rooms.every((place) => place >= 0)).toBe(true);
  expect([...rooms].sort((a, b) => a - b)).toEqual(rooms);
});

test("a menu of the header opens and closes with the keyboard", async ({ page }) => {
  await visit(page, paths.drops);
  await tabTo(page, /^Visit/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Tickets" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("link", { name: "Tickets" })).toBeHidden();
  expect(await focused(page)).toMatch(/^Visit/);
});

test("a drop is chosen, put into the cart and counted without a mouse", async ({ page, person, signIn }) => {
  const shirt = await drop({ variations: { stock: { M: 4, L: 4 } } });
  await signIn(person);
  await visit(page, paths.drop(shirt.slug));
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
  await tabTo(page, /^Your Cart, 1 item$/);
  await page.keyboard.press("Enter");
  const slip = page.getByRole("dialog", { name: "Your Cart" });
  await expect(slip.getByRole("button", { name: /^One more / })).toBeVisible();
  await tabTo(page, /^One more /);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Your Cart, 2 items" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(slip).toBeHidden();
  expect(await focused(page)).toMatch(/^Your Cart/);
});
