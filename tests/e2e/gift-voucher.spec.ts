import { newId } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { addToCart, fillAddress, makeDrop } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

const codePattern = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/;

test("a visitor buys a gift voucher, sees its balance, and spends it at checkout with the rest paid at Paystack", async ({
  page,
  providers,
}) => {
  test.slow();
  const buyer = `${newId("usr").replace("_", "-")}@example.org`;
  await gotoHydrated(page, paths.voucherForm());
  await page.getByLabel("Amount in naira").fill("5000");
  await page.getByLabel("Your email").fill(buyer);
  await page.getByRole("button", { name: "Pay with Paystack" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(/\/gift\/voucher\//);
  const mail = await providers.mailTo(buyer, "A gift voucher of");
  const code = codePattern.exec(mail.text)?.[0] ?? "";

  const balance = async () => {
    await gotoHydrated(page, paths.voucherBalanceForm());
    await page.getByLabel("Code").fill(code);
    await page.getByRole("button", { name: "Show the balance" }).click();
    await page.waitForURL(/\/gift\/balance\//);
  };
  await balance();
  await expect(page.getByRole("heading", { name: "₦5,000 left" })).toBeVisible();

  const drop = await makeDrop();
  await addToCart(page, drop);
  await page.getByRole("link", { name: /^Cart, items: 1$/ }).click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await page.waitForURL(/\/checkout$/);
  await page.getByText("Use a gift voucher").click();
  await page.getByLabel("Code of the gift voucher").fill(code);
  await page.getByRole("button", { name: "Apply the gift voucher" }).click();
  await expect(page.getByRole("button", { name: "Remove the gift voucher" })).toBeVisible();
  await fillAddress(page);
  const details = page.getByRole("region", { name: "Your details" });
  await details.getByLabel("Email").fill(buyer);
  await details.getByLabel("First Name").fill("Ada");
  await details.getByLabel("Last Name").fill("Obi");
  await page.getByRole("button", { name: "Pay with Paystack" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(/\/orders\/guest\//);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();

  await balance();
  await expect(page.getByRole("heading", { name: "₦0 left" })).toBeVisible();
  await expect(page.getByText("Paid: an order")).toBeVisible();
});
