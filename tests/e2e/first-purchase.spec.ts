import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { addToCart, expectPaid, fillAddress, goToPaystack, makeDrop, naira, stockOf } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { register } from "./support/login-helper";
import { findEmailLink } from "./support/provider-emulators";

// Confetti is not shown with reduced motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a new user registers, verifies the email, buys two drops and gets numbered editions at the exact total", async ({
  page,
  providers,
  admin,
}) => {
  test.slow();
  const vase = await makeDrop({ name: "Vase of the First Republic", price: 345_000, stock: 4 });
  const badge = await makeDrop({ name: "Tin Badge", price: 1_500, salePrice: 1_250.5, stock: 9, editionIssued: 2 });
  const email = `stranger-${vase.id.slice(4, 14)}@livingarchive.test`;
  const total = naira(345_000 + 2 * 1_250.5);

  await gotoHydrated(page, paths.register());
  await page.getByLabel("First Name").fill("Ebele");
  await page.getByLabel("Last Name").fill("Nwosu");
  await expect(page.getByText("Ebele N.")).toBeVisible();
  await register(page, { firstName: "Ebele", lastName: "Nwosu", email });
  await expect(page.getByText("Please check your email.")).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveCount(0);

  await gotoHydrated(page, findEmailLink(await providers.mailTo(email, "Confirm"), "/verify/"));
  await expect(page.getByText("You are logged in.")).toBeVisible();
  await page.waitForURL(/\/(dashboard|account)$/);
  await expect(page.getByText("Welcome back")).toBeVisible();

  await addToCart(page, vase);
  await addToCart(page, badge);
  await page.getByRole("button", { name: "Your Cart, 2 items" }).click();
  const drawer = page.getByRole("dialog", { name: "Your Cart" });
  await drawer.getByRole("button", { name: "One more Tin Badge" }).click();
  await expect(drawer.getByText(total)).toBeVisible();
  await drawer.getByRole("link", { name: "View full cart" }).click();
  await expect(page.getByRole("heading", { name: "Order Summary" })).toBeVisible();
  await expect(page.getByText(total).last()).toBeVisible();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();

  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  await expect(page.getByText(total).last()).toBeVisible();
  await fillAddress(page);
  await goToPaystack(page);
  expect(await stockOf(vase)).toEqual({ stock: 3, held: 1, sold: 0 });
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: `Pay ${total}` }).click();

  const number = await expectPaid(page);
  await expect(page.locator("canvas")).toBeVisible();
  await expect(page.getByText("No. 7 of 20")).toBeVisible();
  await expect(page.getByText("Nos. 3 and 4 of 20")).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0, { timeout: 10_000 });
  await page.reload();
  await expect(page.getByText("No. 7 of 20")).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);

  expect(await stockOf(vase)).toEqual({ stock: 3, held: 0, sold: 1 });
  expect(await stockOf(badge)).toEqual({ stock: 7, held: 0, sold: 2 });

  const mail = await providers.mailTo(email, `Your order ${number}`);
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain(total);
    expect(form).toContain("No. 7 of 20");
    expect(form).toContain("Nos. 3 and 4 of 20");
  }

  await page.getByRole("link", { name: "View My Orders" }).click();
  const orderLink = page.getByRole("link", { name: number });
  await expect(page.getByRole("listitem").filter({ has: orderLink })).toContainText(total);
  await orderLink.click();
  await expect(page.getByText("Nos. 3 and 4 of 20")).toBeVisible();
  await page.getByRole("link", { name: "Receipt" }).click();
  await expect(page.getByRole("article", { name: "Receipt" })).toContainText(total);

  await gotoHydrated(page, paths.cart);
  await expect(page.getByText("Your Cart is Empty")).toBeVisible();

  const { orders } = await (await admin.get(adminApiPaths.allOrders)).json();
  expect(orders.find((order: { number: string }) => order.number === number).total).toBe(34_750_100);
});
