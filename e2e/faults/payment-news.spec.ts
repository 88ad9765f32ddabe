import type { Page } from "@playwright/test";
import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "../fixtures";
import { drop, expectPaid, fillAddress, goToPaystack, stockOf } from "../shopping";
import { visit } from "../visit";

test.afterEach(async ({ providers }) => providers.mend());

async function toPaystack(page: Page, { id }: { id: string }): Promise<void> {
  await visit(page, paths.checkout({ productId: id, quantity: 1 }));
  await fillAddress(page);
  await goToPaystack(page);
}

/** The buyer pays and their browser is gone before it can be sent back. */
async function payAndVanish(page: Page): Promise<void> {
  const answer = await page.request.post(page.url(), { form: { outcome: "pay" }, maxRedirects: 0 });
  expect(answer.status()).toBeLessThan(400);
  await page.goto("about:blank");
}

const pay = (page: Page) => page.getByRole("button", { name: /^Pay/ }).click();

for (const [mode, sentence] of [
  ["webhook-lost", "a lost webhook does not matter to a buyer who comes back"],
  ["webhook-twice", "a webhook that comes twice is counted once"],
  ["webhook-first", "a webhook that is faster than the browser leaves nothing to do"],
] as const) {
  test(sentence, async ({ page, person, signIn, providers }) => {
    const vase = await drop();
    await signIn(person);
    await providers.fault("paystack", mode);
    await toPaystack(page, vase);
    await pay(page);
    const number = await expectPaid(page);
    await expect(page.getByText("No. 7 of 20")).toBeVisible();
    await providers.mailTo(person.email, number);
    expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
    expect(await providers.mailsTo(person.email, number)).toHaveLength(1);
  });
}

test("a late webhook settles for a buyer who never came back", async ({ page, person, signIn, providers }) => {
  const vase = await drop();
  await signIn(person);
  await providers.fault("paystack", "webhook-late");
  await toPaystack(page, vase);
  await payAndVanish(page);
  const mail = await providers.mailTo(person.email, "is confirmed");
  expect(mail.text).toContain("No. 7 of 20");
  expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
});

test("when webhook and return are both lost, the sweep finds the payment", async ({
  page,
  person,
  signIn,
  providers,
}) => {
  const vase = await drop();
  await signIn(person);
  await providers.fault("paystack", "webhook-lost");
  await toPaystack(page, vase);
  await payAndVanish(page);
  await expect.poll(async () => (await providers.paymentsOf(person.email))[0]?.status).toBe("success");

  // The order waits, and says so, until somebody looks.
  await visit(page, paths.orders);
  const line = page.getByRole("listitem").filter({ hasText: "LA-" });
  await expect(line).toContainText("Waiting for payment");
  // The sweep looks at a charge that is ten seconds old; here ten seconds have passed.
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

test("a buyer who comes back while Paystack does not answer is told to wait, and then the truth", async ({
  page,
  person,
  signIn,
  providers,
}) => {
  const vase = await drop();
  await signIn(person);
  await toPaystack(page, vase);
  await providers.fault("paystack", "webhook-lost");
  await providers.fault("paystack", "down", 3);
  await pay(page);
  await expect(page.getByRole("heading", { name: "Your payment is on its way" })).toBeVisible();
  await expectPaid(page);
  expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
});

test.describe("asking after a payment", () => {
  test.use({ expected: [refusedWith(400)] });
  test("whoever was debited and heard nothing asks after the payment, and has the order", async ({
    page,
    person,
    signIn,
    providers,
  }) => {
    const vase = await drop();
    await signIn(person);
    await providers.fault("paystack", "webhook-lost");
    await toPaystack(page, vase);
    await payAndVanish(page);
    const order = await db.order.findFirstOrThrow({ where: { userId: person.id } });

    await page.context().clearCookies();
    await visit(page, paths.paymentHelp);
    await page.getByRole("button", { name: "Find my payment" }).click();
    await expect(page.getByText("Please give the reference, or the email and the amount")).toBeVisible();
    await expect(page.getByLabel("Reference of the payment")).toBeFocused();
    await page.keyboard.type(order.number.toLowerCase());
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your payment is complete, and what you paid for is yours.")).toBeVisible();
    expect(await stockOf(vase)).toEqual({ stock: 4, held: 0, sold: 1 });
  });
});
