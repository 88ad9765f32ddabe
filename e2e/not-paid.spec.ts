import { knownPassword, makeUser } from "@/lib/accounts/factory";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { addToCart, drop, expectPaid, fillAddress, goToPaystack, stockOf } from "./shopping";
import { visit } from "./visit";

test("a declined payment gives the pieces back and says so", async ({ page, person, signIn, providers }) => {
  const vase = await drop();
  await signIn(person);
  await addToCart(page, vase);
  await visit(page, paths.checkout());
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

test("whoever cancels finds the cart as it was, and can pay after all", async ({ page, person, signIn }) => {
  const vase = await drop();
  await signIn(person);
  await addToCart(page, vase);
  await visit(page, paths.checkout());
  await fillAddress(page);
  await goToPaystack(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Payment was cancelled.")).toBeVisible();
  await expect(page.getByText("The pieces are back on the shelf")).toBeVisible();
  expect(await stockOf(vase)).toEqual({ stock: 5, held: 0, sold: 0 });

  await page.getByRole("link", { name: "Back to Cart" }).click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  // The address was given the first time and is known now.
  await expect(page.getByText("5 Ajose Adeogun Street")).toBeVisible();
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expectPaid(page);
  expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
});

test.describe("the last piece", () => {
  test.use({ expected: [refusedWith(409)] });

  test("goes to whoever pays first, and the other is told at the checkout", async ({
    page,
    person,
    signIn,
    browser,
  }) => {
    const only = await drop({ stock: 1 });
    await signIn(person);
    await addToCart(page, only);
    await visit(page, paths.checkout());
    await fillAddress(page);

    const rival = await makeUser();
    const theirs = await browser.newPage();
    await theirs.request.post("/api/auth/login", { data: { email: rival.email, password: knownPassword } });
    await visit(theirs, paths.checkout({ productId: only.id, quantity: 1 }));
    await fillAddress(theirs);
    await goToPaystack(theirs);

    await page.getByRole("button", { name: "Pay with Paystack" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Checkout failed:" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Cart" })).toBeVisible();
    expect(await stockOf(only)).toEqual({ stock: 0, held: 1, sold: 0 });
    await theirs.close();
  });
});
