import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { addToCart, drop, expectPaid, fillAddress, goToPaystack, naira } from "./shopping";
import { visit } from "./visit";

test("a price that changed while the checkout stood open is said before anything is paid", async ({
  page,
  person,
  signIn,
  admin,
  providers,
}) => {
  const vase = await drop({ price: 20_000 });
  await signIn(person);
  await addToCart(page, vase);
  await visit(page, paths.checkout());
  await fillAddress(page);
  const edit = await admin.put(apiPaths.product(vase.id), { data: { price: 26_500 } });
  expect(edit.ok(), await edit.text()).toBe(true);

  const pay = page.getByRole("button", { name: "Pay with Paystack" });
  await pay.click();
  await expect(
    page.getByRole("alert").filter({ hasText: `The price has changed. ${naira(26_500)} will be charged` }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  // Line, subtotal and total, and nothing that still speaks of the old price.
  await expect(page.getByRole("main").getByText(naira(20_000))).toHaveCount(0);
  expect(await page.getByRole("main").getByText(naira(26_500)).count()).toBeGreaterThanOrEqual(3);

  await goToPaystack(page);
  await page.getByRole("button", { name: `Pay ${naira(26_500)}` }).click();
  await expectPaid(page);
  const [payment] = await providers.paymentsOf(person.email);
  expect(payment?.amount).toBe(2_650_000);
});
