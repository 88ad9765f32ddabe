import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { paths } from "@/lib/core/urls/paths";
import { addToCart, expectPaid, goToPaystack, makeDrop } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

test("a saved address is added, chosen and edited at the checkout, and restored after it was deleted", async ({
  page,
  signIn,
}) => {
  const drop = await makeDrop();
  await signIn(await makeUser({ shippingAddress: sampleAddress }));
  await gotoHydrated(page, paths.account);
  const deleteOffice = page.getByRole("button", { name: "Delete: Office" });
  await page.getByRole("button", { name: "Add an address" }).click();
  const form = page.locator("form").filter({ has: page.getByLabel("Use as my default address") });
  await form.getByLabel("Address name").fill("Office");
  await form.getByLabel("Address Line 1").fill("5 Ajose Adeogun Street");
  await form.getByLabel("City").fill("Victoria Island");
  await form.getByLabel("State").selectOption("Lagos");
  await form.getByRole("button", { name: "Save address" }).click();
  await expect(deleteOffice).toBeVisible();

  await addToCart(page, drop);
  await gotoHydrated(page, paths.checkout());
  await expect(page.getByRole("radio", { name: "Address in Surulere (default)" })).toBeChecked();
  await page.getByRole("radio", { name: "Office" }).check();
  await page.getByRole("button", { name: "Edit: Office" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit address" });
  await dialog.getByLabel("City").fill("Lekki");
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Lekki, Lagos")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Office" })).toBeChecked();
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  const number = await expectPaid(page);
  await page.goto(paths.order(number));
  await expect(page.getByRole("main")).toContainText("Lekki, Lagos");
  await expect(page.getByRole("main")).toContainText("Estimated:");

  await gotoHydrated(page, paths.account);
  await deleteOffice.click();
  await page
    .getByRole("dialog", { name: "Delete this address?" })
    .getByRole("button", { name: "Delete address" })
    .click();
  await expect(deleteOffice).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(deleteOffice).toBeVisible();
});
