import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { logIn } from "./support/login-helper";
import { findEmailLink } from "./support/provider-emulators";

test.describe("with rejected requests", () => {
  test.use({ allowedErrors: [failedResource(400, 401, 403)] });

  test("a wrong password and an unknown account show the same error, and the right password works", async ({
    page,
    person,
  }) => {
    await gotoHydrated(page, paths.login());
    await logIn(page, person.email, "not-the-password");
    const alert = page.getByRole("alert").filter({ hasText: "❌" });
    await expect(alert).toBeVisible();
    const message = await alert.textContent();
    await logIn(page, "nobody-at-all@livingarchive.test", "not-the-password");
    // The same message does not reveal which accounts exist.
    await expect(alert).toHaveText(message ?? "");
    await logIn(page, person.email);
    await page.waitForURL(/\/account$/);
  });

  test("an unverified user can request another verification email", async ({ page, providers }) => {
    const person = await makeUser({ verified: false });
    await gotoHydrated(page, paths.login());
    await logIn(page, person.email);
    await expect(page.getByText("Your email is not verified.")).toBeVisible();
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByText("Verification email resent. Please check your inbox.")).toBeVisible();
    await gotoHydrated(page, findEmailLink(await providers.mailTo(person.email, "Confirm"), "/verify/"));
    await page.waitForURL(/\/(dashboard|account)$/);
  });

  test("an invalid verification link shows an error and a link to the login", async ({ page, providers }) => {
    await gotoHydrated(page, paths.verify("a-link-that-nobody-was-sent"));
    await expect(page.getByText("Invalid or expired verification link")).toBeVisible();
    await page.getByRole("link", { name: "Try Login" }).click();
    await page.waitForURL(/\/login$/);
    expect(await providers.mailsTo("nobody-at-all@livingarchive.test", "")).toEqual([]);
  });
});

test("a page for signed-in users redirects a visitor to the login and back", async ({ page, person }) => {
  await gotoHydrated(page, paths.orders);
  await page.waitForURL(/\/login\?redirectTo=/);
  await logIn(page, person.email);
  await page.waitForURL(/\/account\/orders$/);
});

test("the login redirects neither to another site nor to itself", async ({ page, person, baseURL }) => {
  const unsafeTargets = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/%09/evil.example",
    "/login",
    "javascript:alert(1)",
  ];
  for (const redirectTo of unsafeTargets) {
    const data = { email: person.email, password: SEED_PASSWORD, redirectTo };
    const response = await page.request.post(accountApiPaths.login, { data });
    expect((await response.json()).redirectTo, redirectTo).toBe(paths.account);
  }
  await page.context().clearCookies();
  await gotoHydrated(page, paths.login({ redirectTo: "//evil.example/" }));
  await logIn(page, person.email);
  await page.waitForURL(/\/account$/);
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? "").origin);
});

test("the password can be shown and hidden", async ({ page }) => {
  await gotoHydrated(page, paths.login());
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("open-sesame");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test.describe("logging out", () => {
  // The page may read the cart again (on focus) after the session has ended and before it is left.
  test.use({ allowedErrors: [failedResource(401)] });

  test("leads to the login, and pages for signed-in users are closed again", async ({ page, person, signIn }) => {
    await signIn(person);
    await gotoHydrated(page, paths.drops);
    await page.getByRole("banner").getByText("Amina").click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(/\/login$/);
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
    await gotoHydrated(page, paths.account);
    await page.waitForURL(/\/login\?redirectTo=/);
  });
});
