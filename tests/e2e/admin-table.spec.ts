import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { db } from "@/lib/db/client";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

const tag = `Table${Date.now().toString(36)}`;
const count = 21;

test.afterAll(async () => {
  await db.product.updateMany({ where: { tags: { has: tag } }, data: { deletedAt: new Date() } });
});

test("an admin list is filtered at once, saved as a view, paused as a whole with Undo, and edited in the grid", async ({
  page,
  signIn,
}) => {
  test.slow();
  const products = await Promise.all(
    Array.from({ length: count }, (_, i) => makeProduct({ name: `${tag} ${i + 10}`, tags: [tag], stock: 5 })),
  );
  const paused = () => db.product.count({ where: { tags: { has: tag }, inStock: false } });
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.section("products"));
  await page.getByLabel("Name, slug or tag").fill(tag);
  await expect(page.getByText(`20 of ${count} products`)).toBeVisible();

  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("The table test");
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Views" }).getByText("The table test")).toBeVisible();

  await page.getByRole("checkbox", { name: "All products on this page" }).check();
  await page.getByRole("button", { name: `Select all ${count} results` }).click();
  await expect(page.getByText(`${count} products selected`)).toBeVisible();
  await expectAccessible(page, "a selection");
  await page.getByRole("button", { name: "Pause sales" }).click();
  await expect(page.getByText(`${count} are paused`)).toBeVisible();
  expect(await paused()).toBe(count);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(paused).toBe(0);

  const name = `${tag} 10`;
  await page.getByLabel("Name, slug or tag").fill(name);
  await expect(page.getByText("1 of 1 product", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit prices and stock" }).click();
  await page.getByLabel(`Price of ${name} in naira`, { exact: true }).fill("12500.50");
  await page.getByLabel(`Stock of ${name}`, { exact: true }).fill("many");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Enter the stock as a whole number")).toBeVisible();
  await page.getByLabel(`Stock of ${name}`, { exact: true }).fill("3");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("1 product is saved")).toBeVisible();
  const saved = await db.product.findUniqueOrThrow({
    where: { id: products[0]?.id ?? "" },
    include: { variants: true },
  });
  expect([saved.priceKobo, saved.variants[0]?.stock]).toEqual([1_250_050n, 3]);
});
