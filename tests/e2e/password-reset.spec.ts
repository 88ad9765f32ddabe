import { paths } from "@/lib/core/urls/paths";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { logIn } from "./support/login-helper";
import { findEmailLink } from "./support/provider-emulators";

test.use({ allowedErrors: [failedResource(400, 401)] });

test("a password is reset through an emailed link that works once", async ({ page, person, providers }) => {
  await gotoHydrated(page, paths.login());
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.waitForURL(/\/forgot-password$/);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("Password reset email sent. Check your inbox.")).toBeVisible();
  const link = findEmailLink(await providers.mailTo(person.email, "Choose a new password"), "/reset-password/");

  await gotoHydrated(page, link);
  const password = page.getByLabel("New Password", { exact: true });
  const meter = page.getByRole("meter", { name: "Password strength" });
  for (const [typed, label, value] of [
    ["abcde", "Weak", "33"],
    ["abcdef", "Medium", "66"],
    ["abcdefgh", "Strong", "100"],
  ] as const) {
    await password.fill(typed);
    await expect(meter).toHaveAttribute("value", value);
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  await page.getByLabel("Confirm Password").fill("something-else");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await password.fill("short");
  await page.getByLabel("Confirm Password").fill("short");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible();
  await password.fill("a-better-secret");
  await page.getByLabel("Confirm Password").fill("a-better-secret");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await page.waitForURL(/\/login$/);
  await providers.mailTo(person.email, "Your password was changed");

  await logIn(page, person.email);
  await expect(page.getByRole("alert").filter({ hasText: "❌" })).toBeVisible();
  await logIn(page, person.email, "a-better-secret");
  await page.waitForURL(/\/account$/);

  await gotoHydrated(page, link);
  await page.getByLabel("New Password", { exact: true }).fill("a-third-secret");
  await page.getByLabel("Confirm Password").fill("a-third-secret");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "❌" })).toBeVisible();
});
