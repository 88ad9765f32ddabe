import type { Page } from "@playwright/test";
import { makeUser } from "@/lib/auth/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

const bar = (page: Page) => page.getByRole("region", { name: "View of the site" });

async function viewSiteAs(page: Page, name: string): Promise<void> {
  await page.locator("summary").filter({ hasText: "View site" }).press("Enter");
  await page.getByRole("button", { name }).press("Enter");
}

test.describe("an admin", () => {
  test.use({ allowedErrors: [failedResource(401, 403)] });

  test("views the site as a visitor, can change nothing, and stops", async ({ page, signIn }) => {
    await signIn(await makeUser({ role: "Admin", firstName: "Adaeze" }));
    await gotoHydrated(page, adminPaths.section("downloads"));
    await viewSiteAs(page, "As a visitor");
    await expect(page).toHaveURL(paths.downloads);
    await expect(page.getByRole("heading", { name: "You need to log in" })).toBeVisible();
    await expect(bar(page)).toContainText("You are viewing the site as a visitor. Nothing can be changed.");
    await expectAccessible(page, "the bar of a view");

    // A prerendered page, and a form that needs no account.
    await gotoHydrated(page, paths.contact);
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
    await page.getByLabel("Your name").fill("Adaeze");
    await page.getByLabel("Your email").first().fill("adaeze@livingarchive.test");
    await page.getByLabel("Topic").selectOption({ index: 1 });
    await page.getByLabel("Your message").fill("Is this thing on?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText(/so nothing can be changed\. Press Stop/).first()).toBeVisible();

    await gotoHydrated(page, paths.admin);
    await expect(page.getByRole("heading", { name: "You are viewing the site" })).toBeVisible();
    await expectAccessible(page, "the admin in a view");
    await page.getByRole("main").getByRole("button", { name: "Stop" }).click();
    await expect(page).toHaveURL(paths.admin);
    await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
    await gotoHydrated(page, paths.contact);
    await expect(bar(page)).toHaveCount(0);
  });

  test("views the site as a Monthly member, also on a phone", async ({ pageOf }) => {
    const phone = await pageOf(await makeUser({ role: "Admin", firstName: "Adaeze" }), {
      viewport: { width: 390, height: 844 },
    });
    await gotoHydrated(phone, adminPaths.section("downloads"));
    await viewSiteAs(phone, "As a Monthly member");
    await expect(phone.getByRole("region", { name: "Locked" })).toBeVisible();
    await expect(bar(phone)).toContainText("a Monthly member");
    await gotoHydrated(phone, paths.headsOfState);
    await expect(bar(phone)).toBeVisible();
    await expectAccessible(phone, "the viewer in a view");
    await bar(phone).getByRole("button", { name: "Stop" }).click();
    await expect(phone).toHaveURL(paths.headsOfState);
    await expect(bar(phone)).toHaveCount(0);
  });
});
