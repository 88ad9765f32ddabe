import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated, waitForHydration } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("an owner saves a segment, and merges two accounts of one person", async ({ page, signIn }) => {
  const mark = `Umuahia${Date.now()}`;
  const [admin, stays, goes] = await Promise.all([
    makeUser({ role: "Admin" }),
    makeUser({ firstName: "Halima", lastName: mark }),
    makeUser({ firstName: "Halima", lastName: mark, shippingAddress: { ...sampleAddress, city: mark } }),
  ]);
  await signIn(admin);

  await test.step("the segment has the person of its town", async () => {
    await gotoHydrated(page, adminPaths.newSegment);
    await expectAccessible(page, "new segment");
    await page.getByLabel("Name", { exact: true }).fill(mark);
    await page.getByRole("button", { name: "Create segment" }).click();
    await expect(page.getByText("Choose at least one condition")).toBeVisible();
    await page.getByLabel("Town").fill(mark.toLowerCase());
    await page.getByRole("button", { name: "Create segment" }).click();
    await page.getByRole("link", { name: mark, exact: true }).click();
    await expect(page.getByRole("table", { name: mark })).toContainText(goes.email);
  });

  await test.step("the accounts are compared and merged, confirmed by the email", async () => {
    await gotoHydrated(page, adminPaths.user(stays.id));
    await page.getByRole("link", { name: "Merge accounts" }).click();
    await page.getByLabel(/^Email of the account to merge with/).fill(goes.email);
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("heading", { name: "What moves" })).toBeVisible();
    await waitForHydration(page);
    await expectAccessible(page, "merge accounts");
    await page.getByRole("button", { name: `Merge ${goes.email} into ${stays.email}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Type the email to confirm").fill(goes.email);
    await dialog.getByLabel("Reason").fill("One person, two addresses");
    await dialog.getByRole("button", { name: "Merge accounts" }).click();
    await expect(page.getByText("Merged from")).toBeVisible();
    await expect(page.getByText(goes.email).first()).toBeVisible();
  });
});
