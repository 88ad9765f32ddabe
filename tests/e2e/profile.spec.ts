import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { fillAddress } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated, waitForHydration } from "./support/goto-hydrated";

test("a profile saves the display name, the Founders Wall setting and the address", async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  await gotoHydrated(page, paths.account);
  await expect(page.getByText("Welcome back")).toBeVisible();
  await expect(page.getByText(person.email).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade to Premium" })).toBeVisible();

  await page.getByLabel("Display Name").fill("Madam Chair");
  await page.getByLabel("Show on Founders Wall").uncheck();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully").first()).toBeVisible();

  await fillAddress(page);
  // The toast of the first save may still be shown, so only the response confirms the second one.
  const saved = page.waitForResponse((response) => response.url().endsWith(accountApiPaths.updateProfile));
  await page.getByRole("button", { name: "Save address" }).click();
  expect((await saved).ok()).toBe(true);

  await page.reload();
  await expect(page.getByLabel("Display Name")).toHaveValue("Madam Chair");
  await expect(page.getByLabel("Show on Founders Wall")).not.toBeChecked();
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Edit: / }).click();
  await expect(page.getByLabel("Address Line 1")).toHaveValue("5 Ajose Adeogun Street");
  await expect(page.getByLabel("State")).toHaveValue("Lagos");
});

test("signing out on the account page leads to the login", async ({ page, signIn }) => {
  await signIn({ email: "collector@livingarchive.test" });
  await gotoHydrated(page, paths.account);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await page.waitForURL(/\/login$/);
});
