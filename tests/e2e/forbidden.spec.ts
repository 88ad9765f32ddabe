import { adminPaths } from "@/lib/core/urls/admin-paths";
import { expect, failedResource, test } from "./support/fixtures";
import { waitForHydration } from "./support/goto-hydrated";

test.use({ allowedErrors: [failedResource(403)] });

test("the page that refuses a member keeps the light theme, and switches it", async ({ page, person, signIn }) => {
  await signIn(person);
  await page.addInitScript(() => {
    if (!localStorage.getItem("theme")) localStorage.setItem("theme", "light");
  });
  const response = await page.goto(adminPaths.section("orders"));
  expect(response?.status()).toBe(403);
  await waitForHydration(page);
  const html = page.locator("html");
  await expect(page.getByText("Admin Access Required")).toBeVisible();
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: /theme/ }).first().click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await waitForHydration(page);
  await expect(html).toHaveAttribute("data-theme", "dark");
});
