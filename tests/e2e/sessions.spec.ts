import { SEED_PASSWORD } from "@/lib/auth/factory";
import { paths } from "@/lib/core/urls/paths";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

test.use({ allowedErrors: [failedResource(400)] });

test("a session can be ended from another device", async ({ page, person, signIn, pageOf }) => {
  await signIn(person);
  const other = await pageOf(person);
  await gotoHydrated(page, paths.security());
  await expect(page.getByText("This device")).toHaveCount(1);
  await page.getByRole("button", { name: /^End the session/ }).click();
  await expect(page.getByText("The session has ended.")).toBeVisible();
  expect((await other.request.get("/api/me")).status()).toBe(401);
});

test("a member changes the password while signed in", async ({ page, person, signIn }) => {
  await signIn(person);
  await gotoHydrated(page, paths.security());
  const change = page.locator("form", { has: page.getByLabel("Current Password") });
  await change.getByLabel("Current Password", { exact: true }).fill(SEED_PASSWORD);
  await change.getByLabel("New Password", { exact: true }).fill("qwerty123");
  await change.getByLabel("Confirm Password", { exact: true }).fill("qwerty123");
  await change.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("one of the most common ones").first()).toBeVisible();
  await change.getByLabel("New Password", { exact: true }).fill("a-new-password");
  await change.getByLabel("Confirm Password", { exact: true }).fill("a-new-password");
  await change.getByRole("button", { name: "Change password" }).click();
  await expect(page.locator(":focus").getByText("Your password has been changed.")).toBeVisible();
  await gotoHydrated(page, paths.account);
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
});

test("pages show no sentence of a URL", async ({ page }) => {
  const sentence = "Your card was charged twice, call 0800 123";
  for (const path of [
    "/login",
    "/register",
    "/forgot-password",
    "/checkout/cancel",
    "/subscribe/cancel",
    "/subscribe",
  ]) {
    for (const name of ["error", "code", "message"]) {
      await page.goto(`${path}?${name}=${encodeURIComponent(sentence)}`);
      await expect(page.getByText("0800 123")).toHaveCount(0);
    }
  }
});
