import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { addToCart, expectPaid, goToPaystack, makeDrop, naira } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("a discount code is typed, applied and paid, with a note for a gift", async ({
  page,
  pageOf,
  signIn,
  providers,
}) => {
  const vase = await makeDrop({ price: 20_000 });
  const { code } = await makeDiscountCode({ percent: 25 });
  const buyer = await makeUser({ shippingAddress: sampleAddress });
  await signIn(buyer);
  await addToCart(page, vase);
  await gotoHydrated(page, paths.checkout());
  await page.getByLabel("Discount code").fill("no-such-code");
  await page.getByRole("button", { name: "Apply the discount code" }).click();
  await expect(page.getByText("This discount code was not found.", { exact: false }).first()).toBeVisible();
  await page.getByLabel("This is a gift").check();
  await page.getByLabel("Gift note").fill("For Sade");
  await page.getByLabel("Discount code").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Apply the discount code" }).click();
  await expect(page.getByText(`Discount code ${code}`)).toBeVisible();
  // What was typed elsewhere on the page is still there.
  await expect(page.getByLabel("Gift note")).toHaveValue("For Sade");
  await expectAccessible(page, page.url());
  await goToPaystack(page);
  await page.getByRole("button", { name: `Pay ${naira(15_000)}` }).click();
  await expectPaid(page);
  const [payment] = await providers.paymentsOf(buyer.email);
  expect(payment?.amount).toBe(1_500_000);

  const admin = await pageOf(await makeUser({ role: "Admin" }));
  await gotoHydrated(admin, adminPaths.section("discount-codes"));
  await expect(admin.getByRole("link", { name: code, exact: true })).toBeVisible();
  await expectAccessible(admin, admin.url());
});
