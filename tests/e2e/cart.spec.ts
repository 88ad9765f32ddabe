import type { Page } from "@playwright/test";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { addToCart, makeDrop } from "./support/checkout-steps";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

test("the cart limits a quantity to between one and the stock, and an item can be removed", async ({
  page,
  person,
  signIn,
}) => {
  const medal = await makeDrop({ price: 1_000, stock: 2 });
  await signIn(person);
  await addToCart(page, medal);
  await gotoHydrated(page, paths.cart);
  const less = page.getByRole("button", { name: `One fewer ${medal.name}` });
  const more = page.getByRole("button", { name: `One more ${medal.name}` });
  await expect(less).toHaveAttribute("aria-disabled", "true");
  // What is shown at the press is stored by the request, which a reload would not wait for.
  const stored = page.waitForResponse((response) => response.url().endsWith(apiPaths.updateCart));
  await more.click();
  await expect(page.getByText("₦2,000").first()).toBeVisible();
  expect((await stored).ok()).toBe(true);
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("No more in stock.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("₦2,000").first()).toBeVisible();
  await page.getByRole("button", { name: `Remove ${medal.name}` }).click();
  await expect(page.getByText("Removed from cart")).toBeVisible();
  await expect(page.getByText("Your Cart is Empty")).toBeVisible();
});

test("a product added on one page is counted in the header and on the cart button", async ({
  page,
  person,
  signIn,
}) => {
  const medal = await makeDrop();
  await signIn(person);
  await addToCart(page, medal);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByRole("button", { name: "Continue shopping" }).click();
  await expect(page.getByRole("button", { name: "Your Cart, 2 items" })).toBeVisible();
  await page.getByRole("banner").getByText("Amina").click();
  await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
  await gotoHydrated(page, paths.cart);
  await expect(page.getByRole("button", { name: /Your Cart/ })).toHaveCount(0);
});

/** Whether anything lies over the last line of the footer, with the page scrolled to its end. */
async function isFooterCovered(page: Page): Promise<boolean> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return page.evaluate(() => {
    const line = [...document.querySelectorAll("footer p")].at(-1);
    const { left, top, bottom } = line?.getBoundingClientRect() ?? { left: 0, top: 0, bottom: 0 };
    return !line?.contains(document.elementFromPoint(left + 5, (top + bottom) / 2));
  });
}

test("the cart button and the total at the checkout stay in sight and cover nothing", async ({
  page,
  person,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(person);
  await addToCart(page, await makeDrop());
  const cart = page.getByRole("button", { name: "Your Cart, 1 item" });
  const add = page.getByRole("button", { name: "Add to Cart" });
  await expect(cart).toBeInViewport();
  // In the bar of the drop, beside its buttons.
  const [beside, button] = [await add.boundingBox(), await cart.boundingBox()];
  expect((beside?.x ?? 0) + (beside?.width ?? 999)).toBeLessThan(button?.x ?? 0);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await gotoHydrated(page, paths.about);
    await expect(cart).toBeInViewport();
    // A strip over the full width: it covers no corner of what is beside it.
    expect(await cart.boundingBox()).toMatchObject({ x: 0, width });
    expect(await isFooterCovered(page)).toBe(false);
    // On a wide screen the total is in the summary.
    if (width === 1440) continue;
    await gotoHydrated(page, paths.checkout());
    const pay = page.getByRole("button", { name: "Pay with Paystack" });
    await expect(pay).toBeInViewport();
    await expect(page.getByRole("main").getByText(/^Total/)).toBeInViewport();
    expect(await isFooterCovered(page)).toBe(false);
    const field = page.getByLabel("Postal Code");
    await field.focus();
    const [typed, bar] = [await field.boundingBox(), await pay.boundingBox()];
    expect((typed?.y ?? 999) + (typed?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
});

test("on a small screen the total of the cart is said once, at the bottom of the screen and at the end of the summary", async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  for (let count = 0; count < 4; count += 1) await addToCart(page, await makeDrop());
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 600 });
    await gotoHydrated(page, paths.cart);
    const summary = page.getByRole("region", { name: "Order Summary" });
    const total = page.getByRole("main").getByText(/^Total/);
    await expect(total).toHaveCount(1);
    await expect(total).toBeInViewport();
    await page.getByRole("link", { name: "Continue Shopping" }).scrollIntoViewIfNeeded();
    const [above, foot] = [await summary.boundingBox(), await total.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 999)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});

test.describe("with more than the stock", () => {
  test.use({ allowedErrors: [failedResource(400, 409)] });

  test("Add to Cart shows how many are left", async ({ page, person, signIn }) => {
    const only = await makeDrop({ stock: 1 });
    await signIn(person);
    await addToCart(page, only);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText(/Only 1 left/).last()).toBeVisible();
  });
});
