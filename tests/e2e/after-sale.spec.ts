import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("a buyer cancels a paid order after a confirmation, and orders it again", async ({ page, signIn, providers }) => {
  const product = await makeProduct({ stock: 5 });
  const buyer = await makeUser({ shippingAddress: sampleAddress });
  const { number } = await makeOrder({ buyer, items: [{ product }] });
  await signIn(buyer);
  await gotoHydrated(page, paths.order(number));
  await page.getByRole("button", { name: "Cancel order" }).click();
  const dialog = page.getByRole("dialog", { name: `Cancel order ${number}?` });
  await expect(dialog.getByText("This cannot be undone.", { exact: false })).toBeVisible();
  await expectAccessible(page, page.url());
  await dialog.getByRole("button", { name: "Keep order" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Cancel order" }).click();
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("You cancelled this order.", { exact: false })).toBeVisible();
  await providers.mailTo(buyer.email, `${number} is cancelled`);
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page).toHaveURL(paths.cart);
  await expect(page.getByText(product.name).first()).toBeVisible();
});

test("a return is requested, approved, received and refunded", async ({ page, pageOf, signIn, providers }) => {
  const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: sampleAddress });
  const { id, number } = await makeOrder({
    buyer,
    items: [{ product: await makeProduct({ stock: 5 }), quantity: 2 }],
    status: "delivered",
  });
  await db.order.update({ where: { id }, data: { deliveredAt: new Date() } });
  await signIn(buyer);
  await gotoHydrated(page, paths.order(number));
  await page.getByText("Request a return", { exact: true }).first().click();
  await page.getByLabel(/how many of 2/).fill("1");
  await page.getByLabel("Reason").selectOption("damaged");
  await page.getByLabel("What is wrong").fill("The neck is cracked.");
  await expectAccessible(page, page.url());
  await page.getByRole("button", { name: "Request a return" }).click();
  await expect(page.getByText("Requested", { exact: true })).toBeVisible();

  const admin = await pageOf(await makeUser({ role: "Admin" }));
  await gotoHydrated(admin, adminPaths.section("returns", { q: number }));
  await expectAccessible(admin, admin.url());
  await admin.getByRole("button", { name: `Approve the return of ${number}` }).click();
  const approval = admin.getByRole("dialog");
  await approval.getByLabel("How to send it back").fill("Send it to 4 Broad Street, Lagos.");
  await approval.getByRole("button", { name: "Approve" }).click();
  await admin.getByRole("button", { name: `Mark as received the return of ${number}` }).click();
  await admin.getByRole("button", { name: `Refund ${number}` }).click();
  const refund = admin.getByRole("dialog", { name: `Refund ${number}` });
  // What the buyer sent back is filled in.
  await expect(refund.getByLabel(/How many of 2/)).toHaveValue("1");
  await expect(refund.getByLabel("Reason")).toHaveValue("Return: it arrived damaged");
  await refund.getByRole("button", { name: /^Refund ₦/ }).click();
  await expect(admin.getByRole("cell", { name: /^Refunded/ })).toBeVisible();
  expect((await providers.mailTo(buyer.email, `return of order ${number} is approved`)).text).toContain(
    "4 Broad Street",
  );
});
