import { makeUser, someAddress } from "@/lib/accounts/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { hour, minute, second } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { limitSentence } from "@/lib/shop/schedule-rules";
import { expect, refusedWith, test } from "./fixtures";
import { expectAccessible } from "./inspect";
import { linkOf } from "./providers";
import { expectPaid, goToPaystack } from "./shopping";
import { ready, visit } from "./visit";

/** The next whole minute that leaves time to look before it, as a field of day and time in Lagos takes it. */
function soon(): string {
  const at = Math.ceil((Date.now() + 25 * second) / minute) * minute;
  return new Date(at + hour).toISOString().slice(0, 16);
}

// The browser itself writes down that one too many was refused.
test.use({ expected: [refusedWith(409)] });

test("a drop is announced with its pictures, opens by itself, is limited to one each, and ends by itself", async ({
  page,
  pageOf,
  signIn,
  providers,
}) => {
  test.setTimeout(300_000);
  const name = `Minute Medallion ${Date.now().toString(36)}`;
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const [admin, member, buyer] = await Promise.all([
    makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Desk" }),
    makeUser({ firstName: "Bola", lastName: "Ade" }),
    makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: someAddress }),
  ]);
  const stranger = `${slug}@example.ng`;
  await signIn(admin);

  await test.step("the desk announces it, pictures and all", async () => {
    await visit(page, deskPaths.newProduct);
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Price in naira", { exact: true }).fill("12500.50");
    await page.getByLabel("Stock", { exact: true }).fill("5");
    await page.getByLabel("Edition", { exact: true }).fill("50");
    await page.getByLabel("Limit", { exact: true }).fill("1");
    for (const shown of [1, 2]) {
      await page.getByLabel("Image file").setInputFiles("public/images/share/house.jpg");
      await page.getByLabel(`What image ${shown} shows`).fill(`A medallion, view ${shown}`, { timeout: 30_000 });
    }
    await expectAccessible(page, page.url());
    await page.getByLabel("Opens", { exact: true }).fill(soon());
    await page.getByRole("button", { name: "Save product" }).click();
    await page.waitForURL(`**${deskPaths.desk("products")}`);
  });
  const product = await db.product.findUniqueOrThrow({ where: { slug }, include: { images: true } });
  expect([product.priceKobo, product.images.length]).toEqual([1_250_050n, 2]);

  const visitor = await pageOf();
  await visit(visitor, paths.drop(slug));
  await expect(visitor.getByText("Opens in")).toBeVisible();

  await test.step("one who is signed in and one who is not ask to be told", async () => {
    await visitor.getByLabel("Your e-mail").fill(stranger);
    await visitor.getByRole("button", { name: "Notify me" }).click();
    await expect(visitor.getByRole("button", { name: "Notify me" })).toBeHidden();
    const atMember = await pageOf(member);
    await visit(atMember, paths.drop(slug));
    await atMember.getByRole("button", { name: "Notify me" }).click();
    await expect(atMember.getByRole("button", { name: "Notify me" })).toBeHidden();
    await atMember.context().close();
    const letter = await providers.mailTo(stranger, "Was it really you?");
    const atHome = await pageOf();
    await visit(atHome, linkOf(letter, "/alerts/confirm/"));
    await atHome.getByRole("button", { name: "Yes, tell me" }).click();
    await expect.poll(() => db.dropAlert.count({ where: { productId: product.id, status: { not: "asked" } } })).toBe(2);
    await atHome.context().close();
  });

  await test.step("the page that stood open turns by itself", async () => {
    await expect(visitor.getByRole("button", { name: "Buy Now" })).toBeEnabled({ timeout: 90_000 });
    await expect(visitor.locator("form[data-buy]").first()).toBeVisible();
    await expect(visitor.getByText("Opens in")).toBeHidden();
    await expectAccessible(visitor, visitor.url());
  });

  await test.step("each who asked is told once", async () => {
    for (const address of [stranger, member.email]) {
      await expect
        .poll(async () => (await providers.mailsTo(address, `${name} can be bought now`)).length, { timeout: 90_000 })
        .toBe(1);
    }
  });

  const atBuyer = await pageOf(buyer);
  await test.step("more than one each is refused in words, in the cart and at the checkout", async () => {
    await visit(atBuyer, paths.drop(slug));
    await atBuyer.getByRole("button", { name: "Add to Cart" }).click();
    await expect(atBuyer.getByText("Added to cart!")).toBeVisible();
    await atBuyer.getByRole("button", { name: "Add to Cart" }).click();
    await expect(atBuyer.getByText(limitSentence(name, { most: 1, owned: 0 })).first()).toBeVisible();
    await visit(atBuyer, paths.checkout({ productId: product.id, quantity: 2 }));
    await expect(atBuyer.getByText(limitSentence(name, { most: 1, owned: 0 })).first()).toBeVisible();
    await visit(atBuyer, paths.checkout({ productId: product.id }));
    await goToPaystack(atBuyer);
    await atBuyer.getByRole("button", { name: "Pay ₦12,500.50" }).click();
    const number = await expectPaid(atBuyer);
    expect(number).toMatch(/^LA-/);
    await visit(atBuyer, paths.checkout({ productId: product.id }));
    await expect(atBuyer.getByText(limitSentence(name, { most: 1, owned: 1 })).first()).toBeVisible();
    expect(await db.edition.count({ where: { productId: product.id } })).toBe(1);
  });

  await test.step("the desk sets its end, and it ends by itself", async () => {
    await visit(page, deskPaths.editProduct(product.id));
    await expectAccessible(page, page.url());
    await page.getByLabel("Ends", { exact: true }).fill(soon());
    await page.getByRole("button", { name: "Save product" }).click();
    await page.waitForURL(`**${deskPaths.desk("products")}`);
    await visitor.reload();
    await ready(visitor);
    await expect(visitor.getByText("Ends in")).toBeVisible();
    await expect(visitor.getByText(/^Ended on .*, Lagos time$/).first()).toBeVisible({ timeout: 90_000 });
    await expect(visitor.locator("form[data-buy]")).toHaveCount(0);
    await expect(visitor.getByRole("button", { name: "Notify me" })).toBeHidden();
  });
});

test("the page of a drop that has not opened says nothing wrong to anybody", async ({ page, admin }) => {
  const slug = `upcoming-${Date.now().toString(36)}`;
  const made = await admin.post(apiPaths.products, {
    data: { name: "A far day", slug, price: 9_000, stock: 2, opensAt: "2090-12-01 12:00", limitPerPerson: 2 },
  });
  expect(made.status(), await made.text()).toBe(201);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await visit(page, paths.drop(slug));
    await expect(page.getByText("Opens in")).toBeVisible();
    await expect(page.getByText("Opens on 1 December 2090 at 12:00, Lagos time").first()).toBeVisible();
    await expectAccessible(page, page.url());
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const early = await admin.post(apiPaths.addToCart, { data: { productId: slug } });
  expect(early.status()).toBe(409);
});
