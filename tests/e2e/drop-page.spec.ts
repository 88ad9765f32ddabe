import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeDrop } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { logIn } from "./support/login-helper";

test("on a phone a drop is bought and saved without scrolling, and taken off the wishlist and put back", async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shirt = await makeDrop({
    variations: { stock: { M: 4, L: 0 } },
    material: "Cotton.",
    sizeGuide: { columns: ["Chest"], rows: [{ size: "M", cm: [55] }] },
  });
  await gotoHydrated(page, paths.drop(shirt.slug));
  await expect(page.getByRole("button", { name: "Buy Now" })).toBeInViewport();
  const addButton = page.getByRole("button", { name: "Add to Cart" });
  await expect(addButton).toBeInViewport();
  await addButton.click();
  await expect(page.getByText("Choose a size first")).toBeVisible();
  await page.getByText("M", { exact: true }).first().click();
  await expect(page.getByText("Size: M")).toBeVisible();
  await expect(page.getByText("Choose a size first")).toBeHidden();
  await page.locator("summary").filter({ hasText: "Size guide" }).click();
  await expect(page.getByRole("row", { name: "M 55" })).toBeVisible();

  await page.getByRole("button", { name: "Save to wishlist" }).click();
  await page.waitForURL(/\/login\?/);
  await logIn(page, person.email);
  await page.waitForURL(`**${paths.drop(shirt.slug)}`);
  await expect(page.getByRole("button", { name: "Remove from wishlist" })).toBeVisible();

  await page.getByText("M", { exact: true }).first().click();
  await addButton.click();
  const added = page.getByRole("dialog", { name: `Added to cart! ${shirt.name}, M` });
  await expect(added.getByText("1 in your cart")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(added).toBeHidden();
  await expect(addButton).toBeFocused();

  await gotoHydrated(page, paths.wishlist());
  await expect(page.getByRole("link", { name: `Choose size: ${shirt.name}` })).toBeVisible();
  await page.getByRole("switch", { name: /^Email me when few are left/ }).click();
  await page.getByRole("button", { name: `Remove ${shirt.name}` }).click();
  const undo = page.getByRole("button", { name: `Undo removing ${shirt.name}` });
  await expect(undo).toBeFocused();
  await expect.poll(() => db.wishlistItem.count({ where: { userId: person.id } })).toBe(0);
  await undo.click();
  await expect.poll(() => db.wishlistItem.count({ where: { userId: person.id, wantsFewLeft: true } })).toBe(1);
});
