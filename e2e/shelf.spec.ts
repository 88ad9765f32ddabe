import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { addToCart, stockOf } from "./shopping";
import { visit } from "./visit";

type Made = { product: { _id: string; slug: string; name: string } };
const named = (word: string) => ({ name: `${word} ${Date.now()}`, slug: `${word.toLowerCase()}-${Date.now()}` });

test("what an admin changes shows at the next request, on the shelf and on the drop's page", async ({
  page,
  admin,
}) => {
  const made = await admin.post(apiPaths.products, { data: { ...named("Calabash"), price: 20_000, stock: 8 } });
  expect(made.ok(), await made.text()).toBe(true);
  const { product } = (await made.json()) as Made;
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: product.name }) });

  await visit(page, paths.drops);
  await expect(card).toContainText("₦20,000");
  await visit(page, paths.drop(product.slug));
  await expect(page.getByText("₦20,000")).toBeVisible();

  const edit = await admin.put(apiPaths.product(product._id), {
    data: { price: 24_500, salePrice: 21_000.5, stock: 3 },
  });
  expect(edit.ok(), await edit.text()).toBe(true);
  await visit(page, paths.drops);
  await expect(card).toContainText("₦21,000.50");
  await expect(card).toContainText("Only 3 left");
  await visit(page, paths.drop(product.slug));
  await expect(page.getByText("₦21,000.50").first()).toBeVisible();
  await expect(page.getByText("Only 3 left")).toBeVisible();

  const paused = await admin.put(apiPaths.product(product._id), { data: { inStock: false } });
  expect(paused.ok(), await paused.text()).toBe(true);
  await visit(page, paths.drop(product.slug));
  await expect(page.getByText("Not for sale at the moment")).toBeVisible();
});

test("a drop that sells out says so on both pages, and cannot be bought", async ({ page, admin, person, signIn }) => {
  const made = await admin.post(apiPaths.products, {
    data: { ...named("Comb"), price: 4_000, stock: 1, editionSize: 1 },
  });
  const { product } = (await made.json()) as Made;
  await signIn(person);
  await addToCart(page, product);
  await admin.put(apiPaths.product(product._id), { data: { stock: 0 } });
  expect(await stockOf({ id: product._id })).toEqual({ stock: 0, held: 0, sold: 0 });

  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: product.name }) });
  await visit(page, paths.drops);
  await expect(card).toContainText("Sold out");
  await expect(card.getByRole("button")).toHaveCount(0);
  await visit(page, paths.drop(product.slug));
  await expect(page.getByText("Sold out").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy Now" })).toHaveAttribute("aria-disabled", "true");
  await visit(page, paths.cart);
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toHaveAttribute("aria-disabled", "true");
});

test("a drop that is not there answers 404 with a way on", async ({ page }) => {
  const answer = await page.request.get(paths.drop("no-such-drop"));
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("Product not found");
});

test("the hall shows eight drops, and a picture leads to its drop", async ({ page }) => {
  await visit(page, paths.home);
  const gallery = page.locator(`main a[href^="${paths.drops}/"]`);
  await expect(gallery.first()).toBeVisible();
  await gallery.first().click();
  await page.waitForURL(/\/drops\/[^/]+$/);
  await expect(page.getByRole("button", { name: /Add to Cart/ })).toBeVisible();
});
