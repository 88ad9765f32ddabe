import type { Page } from "@playwright/test";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { expectPaid, fillAddress, goToPaystack, makeDrop, stockOf } from "../support/checkout-steps";
import { expect, failedResource, test } from "../support/fixtures";
import { gotoHydrated } from "../support/goto-hydrated";

test.afterEach(async ({ providers }) => providers.clearFaults());

async function buyUntilPaystack(page: Page, { id }: { id: string }): Promise<void> {
  await gotoHydrated(page, paths.checkout({ productId: id, quantity: 1 }));
  await fillAddress(page);
  await goToPaystack(page);
}

/** The buyer pays, and the browser closes before it returns to the shop. */
async function payWithoutReturning(page: Page): Promise<void> {
  const response = await page.request.post(page.url(), { form: { outcome: "pay" }, maxRedirects: 0 });
  expect(response.status()).toBeLessThan(400);
  await page.goto("about:blank");
}

const pay = (page: Page) => page.getByRole("button", { name: /^Pay/ }).click();

for (const [mode, title] of [
  ["webhook-lost", "a lost webhook does not matter when the buyer returns"],
  ["webhook-twice", "a webhook sent twice is counted once"],
  ["webhook-first", "a webhook that arrives before the browser settles the order once"],
] as const) {
  test(title, async ({ page, person, signIn, providers }) => {
    const vase = await makeDrop();
    await signIn(person);
    await providers.fault("paystack", mode);
    await buyUntilPaystack(page, vase);
    await pay(page);
    const number = await expectPaid(page);
    await expect(page.getByText("No. 7 of 20")).toBeVisible();
    await providers.mailTo(person.email, number);
    expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
    expect(await providers.mailsTo(person.email, number)).toHaveLength(1);
  });
}

test("a late webhook settles the order of a buyer who never returned", async ({ page, person, signIn, providers }) => {
  const vase = await makeDrop();
  await signIn(person);
  await providers.fault("paystack", "webhook-late");
  await buyUntilPaystack(page, vase);
  await payWithoutReturning(page);
  const mail = await providers.mailTo(person.email, "is confirmed");
  expect(mail.text).toContain("No. 7 of 20");
  expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
});

test("a scheduled job finds the payment when webhook and return are both lost", async ({
  page,
  person,
  signIn,
  providers,
}) => {
  const vase = await makeDrop();
  await signIn(person);
  await providers.fault("paystack", "webhook-lost");
  await buyUntilPaystack(page, vase);
  await payWithoutReturning(page);
  await expect.poll(async () => (await providers.paymentsOf(person.email))[0]?.status).toBe("success");

  // The order waits for payment until a check finds it paid.
  await gotoHydrated(page, paths.orders);
  const line = page.getByRole("listitem").filter({ hasText: "LA-" });
  await expect(line).toContainText("Waiting for payment");
  // The scheduled job checks charges older than ten seconds, so this one is made older.
  await db.charge.updateMany({
    where: { userId: person.id },
    data: { createdAt: new Date(Date.now() - 60_000), lastCheckedAt: null },
  });
  const mail = await providers.mailTo(person.email, "is confirmed");
  expect(mail.text).toContain("No. 7 of 20");
  await page.reload();
  await expect(line).not.toContainText("Waiting for payment");
  expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
});

test("a buyer who returns while Paystack is down sees a waiting page, then the paid order", async ({
  page,
  person,
  signIn,
  providers,
}) => {
  const vase = await makeDrop();
  await signIn(person);
  await buyUntilPaystack(page, vase);
  await providers.fault("paystack", "webhook-lost");
  await providers.fault("paystack", "down", 3);
  await pay(page);
  await expect(page.getByRole("heading", { name: "Checking your payment" })).toBeVisible();
  await expectPaid(page);
  expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
});

test.describe("the payment help page", () => {
  test.use({ allowedErrors: [failedResource(400)] });
  test("finds a payment that was debited without a result, and completes the order", async ({
    page,
    person,
    signIn,
    providers,
  }) => {
    const vase = await makeDrop();
    await signIn(person);
    await providers.fault("paystack", "webhook-lost");
    await buyUntilPaystack(page, vase);
    await payWithoutReturning(page);
    const order = await db.order.findFirstOrThrow({ where: { userId: person.id } });

    await page.context().clearCookies();
    await gotoHydrated(page, paths.paymentHelp);
    await page.getByRole("button", { name: "Find my payment" }).click();
    await expect(page.getByText("Please give the reference, or the email and the amount")).toBeVisible();
    await expect(page.getByLabel("Payment reference")).toBeFocused();
    await page.keyboard.type(order.number.toLowerCase());
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your payment is complete.")).toBeVisible();
    expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
  });
});
