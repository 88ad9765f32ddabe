import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { addToCart, stockOf } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

type CreatedProduct = { product: { _id: string; slug: string; name: string } };
const uniqueName = (prefix: string) => ({
  name: `${prefix} ${Date.now()}`,
  slug: `${prefix.toLowerCase()}-${Date.now()}`,
});

test("a product change by an admin shows at the next request, in the grid and on the product page", async ({
  page,
  admin,
}) => {
  const created = await admin.post(apiPaths.products, { data: { ...uniqueName("Calabash"), price: 20_000, stock: 8 } });
  expect(created.ok(), await created.text()).toBe(true);
  const { product } = (await created.json()) as CreatedProduct;
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: product.name }) });

  await gotoHydrated(page, paths.drops);
  await expect(card).toContainText("₦20,000");
  await gotoHydrated(page, paths.drop(product.slug));
  await expect(page.getByText("₦20,000").first()).toBeVisible();

  const edit = await admin.put(apiPaths.product(product._id), {
    data: { price: 24_500, salePrice: 21_000.5, stock: 3 },
  });
  expect(edit.ok(), await edit.text()).toBe(true);
  await gotoHydrated(page, paths.drops);
  await expect(card).toContainText("₦21,000.50");
  await expect(card).toContainText("Only 3 left");
  await gotoHydrated(page, paths.drop(product.slug));
  await expect(page.getByText("₦21,000.50").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Stock" }).getByText("Only 3 left")).toBeVisible();

  const paused = await admin.put(apiPaths.product(product._id), { data: { inStock: false } });
  expect(paused.ok(), await paused.text()).toBe(true);
  await gotoHydrated(page, paths.drop(product.slug));
  await expect(page.getByText("Not for sale at the moment")).toBeVisible();
});

test("a sold-out drop shows it in the grid and on its page, and cannot be bought", async ({
  page,
  admin,
  person,
  signIn,
}) => {
  const created = await admin.post(apiPaths.products, {
    data: { ...uniqueName("Comb"), price: 4_000, stock: 1, editionSize: 1 },
  });
  const { product } = (await created.json()) as CreatedProduct;
  await signIn(person);
  await addToCart(page, product);
  await admin.put(apiPaths.product(product._id), { data: { stock: 0 } });
  expect(await stockOf({ id: product._id })).toEqual({ stock: 0, held: 0, sold: 0 });

  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: product.name }) });
  await gotoHydrated(page, paths.drops);
  await expect(card).toContainText("Sold out");
  await expect(card.getByRole("button")).toHaveCount(0);
  await gotoHydrated(page, paths.drop(product.slug));
  await expect(page.getByText("Sold out").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy Now" })).toHaveAttribute("aria-disabled", "true");
  await gotoHydrated(page, paths.cart);
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toHaveAttribute("aria-disabled", "true");
});

test("an unknown drop returns 404 with a message", async ({ page }) => {
  const response = await page.request.get(paths.drop("no-such-drop"));
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("Product not found");
});

test("the home page shows drops, and an image links to its drop", async ({ page }) => {
  await gotoHydrated(page, paths.home);
  const gallery = page.locator(`main a[href^="${paths.drops}/"]`);
  await expect(gallery.first()).toBeVisible();
  await gallery.first().click();
  await page.waitForURL(/\/drops\/[^/]+$/);
  await expect(page.getByRole("button", { name: /Add to Cart/ })).toBeVisible();
});
