import { sampleAddress } from "@/lib/auth/factory";
import { paths } from "@/lib/core/urls/paths";
import { makeOrder } from "@/lib/orders/factory";
import { createGuest } from "@/lib/orders/guest/guest";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import { addToCart, fillAddress, goToPaystack, makeDrop } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { logIn } from "./support/login-helper";
import { expectAccessible } from "./support/page-quality";
import { findEmailLink } from "./support/provider-emulators";

test("a guest buys a drop and keeps the order in an account with the same address", async ({
  page,
  person,
  providers,
}) => {
  test.slow();
  const medal = await makeDrop();
  await addToCart(page, medal);
  await page.getByRole("link", { name: /^Cart, items: 1$/ }).click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await page.waitForURL(/\/checkout$/);
  await fillAddress(page);
  const details = page.getByRole("region", { name: "Your details" });
  await details.getByLabel("Email").fill(person.email);
  await details.getByLabel("First Name").fill("Ada");
  await details.getByLabel("Last Name").fill("Obi");
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();

  await page.waitForURL(/\/orders\/guest\//);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Cart, items/ })).toHaveCount(0);
  await expect(page.getByText("Thank you for your order.")).toBeVisible();
  await expect(page.getByRole("region", { name: "What you bought" })).toContainText("No. 7 of 20");
  const link = findEmailLink(await providers.mailTo(person.email, "is confirmed"), "/orders/guest/");
  await gotoHydrated(page, link);
  await page
    .getByRole("region", { name: "Save this order to an account" })
    .getByRole("link", { name: "Log in" })
    .click();
  await page.waitForURL(/\/login\?/);
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page.getByLabel("Email", { exact: true }).first()).toHaveValue(person.email);
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  await page.getByRole("navigation", { name: "Login or register" }).getByRole("link", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await logIn(page, person.email);
  await page.waitForURL(/\/account\/orders\/LA-/);
  await expect(page.getByText("No. 7 of 20")).toBeVisible();
});

test("a guest downloads the invoice of a delivered order and reviews the delivery on a phone", async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { _id: id } = await createGuest(null);
  const buyer = { id, email: person.email, firstName: "Ada", lastName: "Obi", shippingAddress: sampleAddress };
  const { number } = await makeOrder({ buyer, items: [{ product: await makeDrop() }], status: "delivered" });
  await gotoHydrated(page, paths.guestOrder(orderLinkToken(number)));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Invoice INV-/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^INV-\d{4}-\d{5}\.pdf$/);
  await page.getByText("Add a comment first").click();
  await page.getByLabel("Comment").fill("The box was wet.");
  await expectAccessible(page, page.url());
  await page.getByRole("button", { name: "Not good" }).click();
  const review = page.getByRole("region", { name: "Your review of the delivery" });
  await expect(review).toContainText("Not good. Thank you for telling us.");
  await expect(review).toContainText("The box was wet.");
});
