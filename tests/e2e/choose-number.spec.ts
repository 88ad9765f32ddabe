import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { newId } from "@/lib/core/ids";
import { editionPaths } from "@/lib/core/urls/edition-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeDraw } from "@/lib/draws/factory";
import { placeOrder } from "@/lib/orders/place-order";
import { makeActor } from "@/lib/subscriptions/factory";
import { expectPaid, goToPaystack, makeDrop } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("a buyer chooses a number with the keyboard, sees one taken by another at once, and buys theirs", async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  const drop = await makeDrop({
    name: `Numbered ${newId("prd").slice(-8)}`,
    editionSize: 20,
    editionIssued: 6,
    stock: 14,
  });
  await db.numberPremium.create({
    data: { id: newId("npm"), productId: drop.id, kind: "single", fromNumber: 9, premiumKobo: 500_000 },
  });
  await signIn(await makeUser({ shippingAddress: sampleAddress }));

  await test.step("the page of the drop links to its numbers", async () => {
    await gotoHydrated(page, paths.drop(drop.slug));
    await page.getByRole("link", { name: "Choose your number: 14 available" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Numbers of");
    await expectAccessible(page, "numbers");
  });

  await test.step("arrows, Home and End move, Enter chooses", async () => {
    await gotoHydrated(page, editionPaths.numbers(drop.slug));
    const cell = (number: number) => page.getByRole("gridcell", { name: new RegExp(`^No\\. ${number},`) });
    await expect(cell(6)).toHaveAccessibleName("No. 6, sold");
    await cell(7).focus();
    await page.keyboard.press("ArrowDown");
    await expect(cell(12)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await expect(cell(10)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(cell(9)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByLabel("Your number")).toHaveValue("9");
    await expect(page.getByRole("region", { name: "Your choice" })).toContainText("₦5,000");
  });

  await test.step("a number that another takes is shown without a reload", async () => {
    await placeOrder({
      actor: await makeActor(),
      item: { productId: drop.id, quantity: 1, variation: "", edition: 8 },
    });
    await page.getByRole("gridcell", { name: "No. 8, held" }).click({ timeout: 45_000 });
    await expect(page.getByText("No. 8 of 20: held.")).toBeVisible();
    await expect(page.getByLabel("A number that is not available now")).toHaveValue("8");
    await page.getByRole("button", { name: "No. 9", exact: true }).click();
  });

  await test.step("cart, checkout and order show the number and its premium", async () => {
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("No. 9 of 20 is in your cart.")).toBeVisible();
    await page.getByRole("link", { name: "Go to Cart" }).click();
    await expect(page.getByText("No. 9 of 20 (+₦5,000)").first()).toBeVisible();
    await gotoHydrated(page, paths.checkout());
    await expect(page.getByText("Chosen number")).toBeVisible();
    await goToPaystack(page);
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expectPaid(page);
    await expect(page.getByText("No. 9 of 20").first()).toBeVisible();
  });
});

test("the numbers of a drop that a draw gives lead to the draw, and one that begins meanwhile takes the form away", async ({
  page,
}) => {
  const drop = await makeDrop({ name: `Drawn ${newId("prd").slice(-8)}`, editionSize: 8, editionIssued: 2, stock: 6 });
  await gotoHydrated(page, editionPaths.numbers(drop.slug));
  const choice = page.getByRole("region", { name: "Your choice" });
  await expect(choice.getByRole("button", { name: "Buy Now" })).toBeVisible();
  const { slug } = await makeDraw({ productId: drop.id });
  // The page reads the numbers again when the visitor returns to it.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(choice.getByRole("heading", { name: "The numbers are drawn" })).toBeVisible({ timeout: 45_000 });
  await expect(choice.getByRole("button")).toHaveCount(0);
  await page.getByRole("gridcell", { name: "No. 5, not sold yet" }).click();
  await expect(choice.getByText("No. 5 of 8: not sold yet.")).toBeVisible();
  await expectAccessible(page, "numbers in a draw");
  await choice.getByRole("link", { name: "See the draw" }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.draw(slug)}$`));
});

test("the keys move through a large edition, and the focused number is never under the header or the bar", async ({
  page,
}) => {
  const drop = await makeDrop({
    name: `Large ${newId("prd").slice(-8)}`,
    editionSize: 237,
    editionIssued: 40,
    stock: 197,
  });
  const focused = () => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.number));
  /** Whether the focused number can be seen as a whole: at its corners is no other element. */
  const isClear = () =>
    page.evaluate(() => {
      const cell = document.activeElement as HTMLElement;
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return [
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ].every(([x = 0, y = 0]) => cell.contains(document.elementFromPoint(x, y)));
    });
  for (const { width, height, columns } of [
    { width: 1280, height: 800, columns: 10 },
    { width: 390, height: 700, columns: 5 },
  ]) {
    await page.setViewportSize({ width, height });
    await gotoHydrated(page, editionPaths.numbers(drop.slug));
    // The first available number is the tab stop.
    await page.getByRole("gridcell", { name: "No. 41, available" }).focus();
    await page.keyboard.press("Enter");
    const last = 237 - ((237 - 43) % columns);
    for (const [key, to] of [
      ["ArrowRight", 42],
      ["ArrowDown", 42 + columns],
      ["ArrowUp", 42],
      ["ArrowRight", 43],
      ["PageDown", 43 + 5 * columns],
      ["PageUp", 43],
      ["Home", 41],
      ["End", 40 + columns],
      ["ArrowLeft", 39 + columns],
      ["Control+End", 237],
      ["ArrowRight", 237],
      ["ArrowDown", 237],
      ["Control+Home", 1],
      ["ArrowLeft", 1],
      ["PageUp", 1],
    ] as const) {
      await page.keyboard.press(key);
      expect([width, key, await focused(), await isClear()]).toEqual([width, key, to, true]);
    }
    await page.getByRole("gridcell", { name: "No. 43, available" }).focus();
    for (let press = 0; press < 237 / columns / 5; press++) {
      await page.keyboard.press("PageDown");
      expect([width, press, await isClear()]).toEqual([width, press, true]);
    }
    expect(await focused()).toBe(last);
    // A number that another takes keeps the focus where it is.
    const taken = last - columns;
    await page.keyboard.press("ArrowUp");
    await placeOrder({
      actor: await makeActor(),
      item: { productId: drop.id, quantity: 1, variation: "", edition: taken },
    });
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("gridcell", { name: `No. ${taken}, held` })).toBeFocused({ timeout: 45_000 });
    await page.keyboard.press("Enter");
    await expect(page.getByText(`No. ${taken} of 237: held.`)).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an available number is bought with a plain form", async ({ page }) => {
    const drop = await makeDrop({
      name: `Plain ${newId("prd").slice(-8)}`,
      editionSize: 8,
      editionIssued: 2,
      stock: 6,
    });
    await page.goto(editionPaths.numbers(drop.slug));
    await expect(page.getByRole("gridcell")).toHaveCount(8);
    await page.getByLabel("Your number").selectOption("5");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("No. 5 of 8").first()).toBeVisible();
  });
});
