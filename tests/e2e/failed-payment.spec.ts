import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { paths } from "@/lib/core/urls/paths";
import { addToCart, expectPaid, fillAddress, goToPaystack, makeDrop, stockOf } from "./support/checkout-steps";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

test("a declined payment shows a message and releases the held units", async ({ page, person, signIn, providers }) => {
  const vase = await makeDrop();
  await signIn(person);
  await addToCart(page, vase);
  await gotoHydrated(page, paths.checkout());
  await fillAddress(page);
  await goToPaystack(page);
  expect(await stockOf(vase)).toEqual({ stock: 4, held: 1, sold: 0 });
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("heading", { name: "Payment Cancelled" })).toBeVisible();
  await expect(page.getByText("Payment was declined.")).toBeVisible();
  await expect.poll(() => stockOf(vase)).toEqual({ stock: 5, held: 0, sold: 0 });

  await page.getByRole("link", { name: "Back to Cart" }).click();
  await expect(page.getByRole("link", { name: vase.name })).toBeVisible();
  expect(await providers.mailsTo(person.email, "order")).toEqual([]);
});

test("a cancelled payment keeps the cart, which can be paid later", async ({ page, person, signIn }) => {
  const vase = await makeDrop();
  await signIn(person);
  await addToCart(page, vase);
  await gotoHydrated(page, paths.checkout());
  await fillAddress(page);
  await goToPaystack(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Payment was cancelled.")).toBeVisible();
  await expect(page.getByText("The items were released")).toBeVisible();
  expect(await stockOf(vase)).toEqual({ stock: 5, held: 0, sold: 0 });

  await page.getByRole("link", { name: "Back to Cart" }).click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  // The address of the first attempt is saved.
  await expect(page.getByText("5 Ajose Adeogun Street")).toBeVisible();
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expectPaid(page);
  expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
});

test.describe("the last unit", () => {
  test.use({ allowedErrors: [failedResource(409)] });

  test("goes to the first buyer at Paystack, and the other sees an error at the checkout", async ({
    page,
    person,
    signIn,
    browser,
  }) => {
    const only = await makeDrop({ stock: 1 });
    await signIn(person);
    await addToCart(page, only);
    await gotoHydrated(page, paths.checkout());
    await fillAddress(page);

    const other = await makeUser();
    const otherPage = await browser.newPage();
    await otherPage.request.post("/api/auth/login", { data: { email: other.email, password: SEED_PASSWORD } });
    await gotoHydrated(otherPage, paths.checkout({ productId: only.id, quantity: 1 }));
    await fillAddress(otherPage);
    await goToPaystack(otherPage);

    await page.getByRole("button", { name: "Pay with Paystack" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Checkout failed:" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Cart" })).toBeVisible();
    expect(await stockOf(only)).toEqual({ stock: 0, held: 1, sold: 0 });
    await otherPage.close();
  });
});
