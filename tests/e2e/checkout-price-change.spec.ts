import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { addToCart, expectPaid, fillAddress, goToPaystack, makeDrop, naira } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

test("a price change while the checkout is open is shown before the payment", async ({
  page,
  person,
  signIn,
  admin,
  providers,
}) => {
  const vase = await makeDrop({ price: 20_000 });
  await signIn(person);
  await addToCart(page, vase);
  await gotoHydrated(page, paths.checkout());
  await fillAddress(page);
  const edit = await admin.put(apiPaths.product(vase.id), { data: { price: 26_500 } });
  expect(edit.ok(), await edit.text()).toBe(true);

  const pay = page.getByRole("button", { name: "Pay with Paystack" });
  await pay.click();
  await expect(
    page.getByRole("alert").filter({ hasText: `The price has changed. ${naira(26_500)} will be charged` }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  // Item, subtotal and total show the new price, and only the sentence about the change shows the old one.
  await expect(page.getByRole("main").getByText(naira(20_000))).toHaveCount(1);
  await expect(page.getByRole("main").getByText(naira(20_000))).toHaveText(
    `The price has changed: it was ${naira(20_000)} and is now ${naira(26_500)}.`,
  );
  expect(await page.getByRole("main").getByText(naira(26_500)).count()).toBeGreaterThanOrEqual(3);
  // On a phone too.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(`it was ${naira(20_000)}`)).toBeVisible();

  await goToPaystack(page);
  await page.getByRole("button", { name: `Pay ${naira(26_500)}` }).click();
  await expectPaid(page);
  const [payment] = await providers.paymentsOf(person.email);
  expect(payment?.amount).toBe(2_650_000);
});
