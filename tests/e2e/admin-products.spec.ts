import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { limitSentence } from "@/lib/catalog/rules";
import { hour, minute, second } from "@/lib/core/clock";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { expectPaid, goToPaystack } from "./support/checkout-steps";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated, waitForHydration } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";
import { findEmailLink } from "./support/provider-emulators";

/** The minute in ten minutes, as the value of a date and time field in Lagos time. */
const inTenMinutes = (): string => new Date(Date.now() + 10 * minute + hour).toISOString().slice(0, 16);
/** A time so soon that an open page shows it first. The fields of the form count in minutes, the API does not. */
const soon = (): string => new Date(Date.now() + 8 * second).toISOString();

// Buying more than the limit is rejected on purpose.
test.use({ allowedErrors: [failedResource(409)] });

test("a drop is created with images, opens at its time, is limited to one per buyer, and ends at its time", async ({
  page,
  pageOf,
  signIn,
  providers,
  admin: api,
}) => {
  test.setTimeout(300_000);
  const name = `Minute Medallion ${Date.now().toString(36)}`;
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const [admin, member, buyer] = await Promise.all([
    makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }),
    makeUser({ firstName: "Bola", lastName: "Ade" }),
    makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: sampleAddress }),
  ]);
  const stranger = `${slug}@example.ng`;
  await signIn(admin);

  await test.step("an admin creates the drop with two images", async () => {
    await gotoHydrated(page, adminPaths.newProduct);
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Price in naira", { exact: true }).fill("12500.50");
    await page.getByLabel("Stock", { exact: true }).fill("5");
    await page.getByLabel("Edition", { exact: true }).fill("50");
    await page.getByLabel("Limit", { exact: true }).fill("1");
    for (const shown of [1, 2]) {
      await page.getByLabel("Image file").setInputFiles("public/images/share/house.jpg");
      await page
        .getByLabel(`Alternative text of image ${shown}`)
        .fill(`A medallion, view ${shown}`, { timeout: 30_000 });
    }
    await expectAccessible(page, page.url());
    await page.getByLabel("Opens", { exact: true }).fill(inTenMinutes());
    await page.getByRole("button", { name: "Save product" }).click();
    await page.waitForURL(`**${adminPaths.editProduct("prd_*")}`);
  });
  const product = await db.product.findUniqueOrThrow({ where: { slug }, include: { images: true } });
  expect([product.priceKobo, product.images.length]).toEqual([1_250_050n, 2]);

  const visitor = await pageOf();
  await gotoHydrated(visitor, paths.drop(slug));
  await expect(visitor.getByText("Opens in")).toBeVisible();

  await test.step("a visitor and a member subscribe to the opening alert", async () => {
    await visitor.getByRole("main").getByLabel("Your email").fill(stranger);
    await visitor.getByRole("button", { name: "Notify me" }).click();
    await expect(visitor.getByRole("button", { name: "Notify me" })).toBeHidden();
    const atMember = await pageOf(member);
    await gotoHydrated(atMember, paths.drop(slug));
    await atMember.getByRole("button", { name: "Notify me" }).click();
    await expect(atMember.getByRole("button", { name: "Notify me" })).toBeHidden();
    await atMember.context().close();
    const mail = await providers.mailTo(stranger, "Confirm your email alert");
    const atHome = await pageOf();
    await gotoHydrated(atHome, findEmailLink(mail, "/alerts/confirm/"));
    await atHome.getByRole("button", { name: "Confirm" }).click();
    await expect
      .poll(() => db.productAlert.count({ where: { productId: product.id, status: { not: "pending" } } }))
      .toBe(2);
    await atHome.context().close();
  });

  await test.step("an open page shows the buy buttons when the drop opens", async () => {
    expect((await api.put(apiPaths.product(product.id), { data: { opensAt: soon() } })).status()).toBe(200);
    await visitor.reload();
    await waitForHydration(visitor);
    await expect(visitor.getByText("Opens in")).toBeVisible();
    await expect(visitor.getByRole("button", { name: "Buy Now" })).toBeEnabled({ timeout: 90_000 });
    await expect(visitor.locator("form[data-buy]").first()).toBeVisible();
    await expect(visitor.getByText("Opens in")).toBeHidden();
    await expectAccessible(visitor, visitor.url());
  });

  await test.step("each subscriber gets one email", async () => {
    for (const email of [stranger, member.email]) {
      await expect
        .poll(async () => (await providers.mailsTo(email, `${name} is available now`)).length, { timeout: 90_000 })
        .toBe(1);
    }
  });

  const atBuyer = await pageOf(buyer);
  await test.step("more than one unit is rejected with a message in the cart and at the checkout", async () => {
    await gotoHydrated(atBuyer, paths.drop(slug));
    await atBuyer.getByRole("button", { name: "Add to Cart" }).click();
    await expect(atBuyer.getByText("Added to cart!")).toBeVisible();
    await atBuyer.getByRole("button", { name: "Add to Cart" }).click();
    await expect(atBuyer.getByText(limitSentence(name, { limit: 1, owned: 0 })).first()).toBeVisible();
    await gotoHydrated(atBuyer, paths.checkout({ productId: product.id, quantity: 2 }));
    await expect(atBuyer.getByText(limitSentence(name, { limit: 1, owned: 0 })).first()).toBeVisible();
    await gotoHydrated(atBuyer, paths.checkout({ productId: product.id }));
    await goToPaystack(atBuyer);
    await atBuyer.getByRole("button", { name: "Pay ₦12,500.50" }).click();
    const number = await expectPaid(atBuyer);
    expect(number).toMatch(/^LA-/);
    await gotoHydrated(atBuyer, paths.checkout({ productId: product.id }));
    await expect(atBuyer.getByText(limitSentence(name, { limit: 1, owned: 1 })).first()).toBeVisible();
    expect(await db.edition.count({ where: { productId: product.id } })).toBe(1);
  });

  await test.step("an admin sets the end, and an open page shows that the drop has ended", async () => {
    await gotoHydrated(page, adminPaths.editProduct(product.id));
    await expectAccessible(page, page.url());
    await page.getByLabel("Ends", { exact: true }).fill(inTenMinutes());
    await page.getByRole("button", { name: "Save product" }).click();
    await expect(page.getByText(`${name} is saved`)).toBeVisible();
    expect((await api.put(apiPaths.product(product.id), { data: { closesAt: soon() } })).status()).toBe(200);
    await visitor.reload();
    await waitForHydration(visitor);
    await expect(visitor.getByText("Ends in")).toBeVisible();
    await expect(visitor.getByText(/^Ended on .*, Lagos time$/).first()).toBeVisible({ timeout: 90_000 });
    await expect(visitor.locator("form[data-buy]")).toHaveCount(0);
    await expect(visitor.getByRole("button", { name: "Notify me" })).toBeHidden();
  });
});

test("an upcoming drop shows its opening time and cannot be added to a cart", async ({ page, admin }) => {
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
    await gotoHydrated(page, paths.drop(slug));
    await expect(page.getByText("Opens in")).toBeVisible();
    await expect(page.getByText("Opens on 1 December 2090 at 12:00, Lagos time").first()).toBeVisible();
    await expectAccessible(page, page.url());
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const early = await admin.post(apiPaths.addToCart, { data: { productId: slug } });
  expect(early.status()).toBe(409);
});

test("what is typed while an image uploads is kept", async ({ page, signIn }) => {
  await signIn(await makeUser({ role: "Admin" }));
  await gotoHydrated(page, adminPaths.newProduct);
  await page.getByLabel("Image file").setInputFiles("public/images/share/house.jpg");
  const first = page.getByLabel("Alternative text of image 1");
  await first.waitFor({ timeout: 30_000 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${adminApiPaths.productImage}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel("Image file").setInputFiles("public/images/share/house.jpg");
  await first.fill("A medallion");
  release();
  await page.getByLabel("Alternative text of image 2").waitFor({ timeout: 30_000 });
  await expect(first).toHaveValue("A medallion");
});
