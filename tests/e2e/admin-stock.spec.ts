import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("the stock page lists numbered units, holds and alert subscribers, and a duplicate product starts without them", async ({
  page,
  signIn,
  admin,
}) => {
  test.setTimeout(120_000);
  const suffix = newId("prd").slice(-8);
  const name = `Medal ${suffix}`;
  const product = await makeProduct({
    name,
    editionSize: 80,
    stock: 70,
    // Not for sale yet, because an alert is sent and removed once the product is for sale.
    opensAt: new Date(Date.now() + 30 * day),
    images: [{ url: "/images/products/handover-amphora-1-960.jpg", alt: "A tall black jar." }],
  });
  const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: sampleAddress });
  const sold = await makeOrder({ buyer, items: [{ product, quantity: 60 }] });
  const held = await makeOrder({ buyer, items: [{ product, quantity: 2 }], paymentStatus: "unpaid" });
  const subscriber = `waits-${suffix.toLowerCase()}@example.ng`;
  await db.productAlert.create({
    data: {
      id: newId("alr"),
      productId: product.id,
      email: subscriber,
      status: "confirmed",
      unsubscribeToken: newId("alr"),
    },
  });
  await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }));

  await test.step("the units, page by page", async () => {
    await gotoHydrated(page, adminPaths.section("products", { q: name }));
    await page.getByRole("link", { name: `Stock of ${name}` }).click();
    await expect(page.getByText("60 of 80 numbers issued, 8 in stock, 2 held, 10 not released yet.")).toBeVisible();
    const holds = page.getByRole("table", { name: "Held now" });
    await expect(holds.getByRole("link", { name: held.number })).toBeVisible();
    const numbers = page.getByRole("table", { name: "Numbers" });
    await expect(numbers.getByRole("cell", { name: "50 of 80", exact: true })).toBeVisible();
    await expect(numbers.getByRole("link", { name: sold.number }).first()).toBeVisible();
    await expect(page.getByRole("table", { name: "Waiting list" }).getByText(subscriber)).toBeVisible();
    await expectAccessible(page, "stock");
    await page.getByRole("navigation", { name: "Pages of numbers" }).getByRole("link", { name: "Next page" }).click();
    await expect(numbers.getByRole("cell", { name: "51 of 80", exact: true })).toBeVisible();
    await expect(numbers.getByRole("cell", { name: "50 of 80", exact: true })).toBeHidden();
    await page.getByLabel("From number").fill("60");
    await expect(numbers.getByRole("row")).toHaveCount(2);
    await numbers.getByRole("link", { name: sold.number }).click();
    await expect(page.getByRole("heading", { name: `Order ${sold.number}` })).toBeVisible();
  });

  await test.step("a duplicate is created only when it is saved", async () => {
    await gotoHydrated(page, adminPaths.editProduct(product.id));
    await page.getByRole("link", { name: "Duplicate" }).click();
    await expect(page.getByRole("heading", { name: `A copy of ${name}` })).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(`${name} (copy)`);
    await expect(page.getByLabel("Stock", { exact: true })).toHaveValue("0");
    await expectAccessible(page, "a duplicate");
    const slug = await page.getByLabel("Slug", { exact: true }).inputValue();
    expect(await db.product.count({ where: { slug } })).toBe(0);
    await page.getByRole("button", { name: "Save product" }).click();
    await page.waitForURL(`**${adminPaths.editProduct("prd_*")}`);
    const copy = await db.product.findUniqueOrThrow({ where: { slug }, include: { images: true, variants: true } });
    expect(copy).toMatchObject({ name: `${name} (copy)`, editionSize: 80, editionIssued: 0, inStock: false });
    expect([
      copy.images.map(({ url }) => url),
      copy.variants.map(({ stock, held: holds, sold: units }) => [stock, holds, units]),
    ]).toEqual([["/images/products/handover-amphora-1-960.jpg"], [[0, 0, 0]]]);
  });

  await test.step("the overview links to the orders to pack", async () => {
    await gotoHydrated(page, paths.admin);
    await expectAccessible(page, "overview");
    await page.getByRole("link", { name: /Orders? to pack$/ }).click();
    await page.getByLabel("Number, name or email").fill(sold.number);
    await expect(page.getByText("1 of 1 order")).toBeVisible();
  });
  for (const { id } of await db.product.findMany({ where: { name: { startsWith: name } } }))
    expect((await admin.delete(apiPaths.product(id))).ok()).toBe(true);
});
