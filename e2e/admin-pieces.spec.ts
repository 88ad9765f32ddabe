import { makeUser, someAddress } from "@/lib/accounts/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { newId } from "@/lib/platform/ids";
import { paths } from "@/lib/platform/paths";
import { makeOrder, makeProduct } from "@/lib/shop/factory";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./inspect";
import { visit } from "./visit";

test("where every piece is, who holds one and who waits; a copy begins without any of it", async ({
  page,
  signIn,
  admin,
}) => {
  test.setTimeout(120_000);
  const word = newId("prd").slice(-8);
  const name = `Medal ${word}`;
  const product = await makeProduct({
    name,
    editionSize: 80,
    stock: 70,
    // Not for sale yet: whoever waits for what is for sale is told, and waits no more.
    opensAt: new Date(Date.now() + 30 * day),
    images: [{ url: "/images/products/handover-amphora-1-960.jpg", alt: "A tall black jar." }],
  });
  const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: someAddress });
  const sold = await makeOrder({ buyer, items: [{ product, quantity: 60 }] });
  const held = await makeOrder({ buyer, items: [{ product, quantity: 2 }], paymentStatus: "unpaid" });
  const waits = `waits-${word.toLowerCase()}@example.ng`;
  await db.dropAlert.create({
    data: { id: newId("alr"), productId: product.id, email: waits, status: "confirmed", leaveToken: newId("alr") },
  });
  await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Desk" }));

  await test.step("the pieces, page by page", async () => {
    await visit(page, deskPaths.desk("products", { q: name }));
    await page.getByRole("link", { name: `Pieces of ${name}` }).click();
    await expect(page.getByText("60 of 80 numbers given, 8 free, 2 held, 10 not on the shelf yet.")).toBeVisible();
    const holds = page.getByRole("table", { name: "Held now" });
    await expect(holds.getByRole("link", { name: held.number })).toBeVisible();
    const numbers = page.getByRole("table", { name: "Numbers" });
    await expect(numbers.getByRole("cell", { name: "50 of 80", exact: true })).toBeVisible();
    await expect(numbers.getByRole("link", { name: sold.number }).first()).toBeVisible();
    await expect(page.getByRole("table", { name: "Who waits" }).getByText(waits)).toBeVisible();
    await expectAccessible(page, "pieces");
    await page.getByRole("navigation", { name: "Pages of numbers" }).getByRole("link", { name: "Next page" }).click();
    await expect(numbers.getByRole("cell", { name: "51 of 80", exact: true })).toBeVisible();
    await expect(numbers.getByRole("cell", { name: "50 of 80", exact: true })).toBeHidden();
    await page.getByLabel("From number").fill("60");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(numbers.getByRole("row")).toHaveCount(2);
    await numbers.getByRole("link", { name: sold.number }).click();
    await expect(page.getByRole("heading", { name: `Order ${sold.number}` })).toBeVisible();
  });

  await test.step("a copy of it is begun, and nothing is made before it is saved", async () => {
    await visit(page, deskPaths.editProduct(product.id));
    await page.getByRole("link", { name: "Duplicate" }).click();
    await expect(page.getByRole("heading", { name: `A copy of ${name}` })).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(`${name} (copy)`);
    await expect(page.getByLabel("Stock", { exact: true })).toHaveValue("0");
    await expectAccessible(page, "a copy");
    const slug = await page.getByLabel("Slug", { exact: true }).inputValue();
    expect(await db.product.count({ where: { slug } })).toBe(0);
    await page.getByRole("button", { name: "Save product" }).click();
    await page.waitForURL(`**${deskPaths.desk("products")}`);
    const copy = await db.product.findUniqueOrThrow({ where: { slug }, include: { images: true, variants: true } });
    expect(copy).toMatchObject({ name: `${name} (copy)`, editionSize: 80, editionIssued: 0, inStock: false });
    expect([
      copy.images.map(({ url }) => url),
      copy.variants.map(({ stock, held: of, sold: gone }) => [stock, of, gone]),
    ]).toEqual([["/images/products/handover-amphora-1-960.jpg"], [[0, 0, 0]]]);
  });

  await test.step("the overview counts the parcel that waits, and leads to it", async () => {
    await visit(page, paths.admin);
    await expectAccessible(page, "overview");
    await page.getByRole("link", { name: "Orders to ship", exact: true }).click();
    await page.getByLabel("Number, name or e-mail").fill(sold.number);
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page.getByText("1 of 1 order")).toBeVisible();
  });
  for (const { id } of await db.product.findMany({ where: { name: { startsWith: name } } }))
    expect((await admin.delete(apiPaths.product(id))).ok()).toBe(true);
});
