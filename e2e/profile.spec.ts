import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { fillAddress } from "./shopping";
import { visit } from "./visit";

test("a profile is saved: the name as others see it, the wall, the address", async ({ page, person, signIn }) => {
  await signIn(person);
  await visit(page, paths.account);
  await expect(page.getByText("Welcome back")).toBeVisible();
  await expect(page.getByText(person.email).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade to Premium" })).toBeVisible();

  await page.getByLabel("Display Name").fill("Madam Chair");
  await page.getByLabel("Show on Founders Wall").uncheck();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully").first()).toBeVisible();

  await fillAddress(page);
  // The toast of the first save may still be there: only the answer says that the second one is through.
  const saved = page.waitForResponse((response) => response.url().endsWith(apiPaths.updateProfile));
  await page.getByRole("button", { name: "Save address" }).click();
  expect((await saved).ok()).toBe(true);

  await page.reload();
  await expect(page.getByLabel("Display Name")).toHaveValue("Madam Chair");
  await expect(page.getByLabel("Show on Founders Wall")).not.toBeChecked();
  await expect(page.getByLabel("Address Line 1")).toHaveValue("5 Ajose Adeogun Street");
  await expect(page.getByLabel("State")).toHaveValue("Lagos");
});

test("signing out on the account page ends at the login", async ({ page, signIn }) => {
  await signIn({ email: "collector@livingarchive.test" });
  await visit(page, paths.account);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await page.waitForURL(/\/login$/);
});
