import { knownPassword, makeUser } from "@/lib/accounts/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { logIn } from "./entry";
import { expect, refusedWith, test } from "./fixtures";
import { linkOf } from "./providers";
import { visit } from "./visit";

test.describe("whoever is refused", () => {
  test.use({ expected: [refusedWith(400, 401, 403)] });

  test("with a wrong password reads one sentence, and gets in with the right one", async ({ page, person }) => {
    await visit(page, paths.login());
    await logIn(page, person.email, "not-the-password");
    const alert = page.getByRole("alert").filter({ hasText: "❌" });
    await expect(alert).toBeVisible();
    const sentence = await alert.textContent();
    await logIn(page, "nobody-at-all@livingarchive.test", "not-the-password");
    // An account that is not there is refused in the same words: nothing tells who has one.
    await expect(alert).toHaveText(sentence ?? "");
    await logIn(page, person.email);
    await page.waitForURL(/\/account$/);
  });

  test("for an unverified address can have the mail again", async ({ page, providers }) => {
    const person = await makeUser({ verified: false });
    await visit(page, paths.login());
    await logIn(page, person.email);
    await expect(page.getByText("Your email is not verified.")).toBeVisible();
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByText("Verification email resent. Please check your inbox.")).toBeVisible();
    await visit(page, linkOf(await providers.mailTo(person.email, "Confirm"), "/verify/"));
    await page.waitForURL(/\/(dashboard|account)$/);
  });

  test("by a link that was used reads why, and finds the login", async ({ page, providers }) => {
    await visit(page, paths.verify("a-link-that-nobody-was-sent"));
    await expect(page.getByText("Invalid or expired verification link")).toBeVisible();
    await page.getByRole("link", { name: "Try Login" }).click();
    await page.waitForURL(/\/login$/);
    expect(await providers.mailsTo("nobody-at-all@livingarchive.test", "")).toEqual([]);
  });
});

test("a page for members sends a visitor to the login and back", async ({ page, person }) => {
  await visit(page, paths.orders);
  await page.waitForURL(/\/login\?redirectTo=/);
  await logIn(page, person.email);
  await page.waitForURL(/\/account\/orders$/);
});

test("the login leads to no other site and not to itself", async ({ page, person, baseURL }) => {
  const elsewhere = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/%09/evil.example",
    "/login",
    "javascript:alert(1)",
  ];
  for (const redirectTo of elsewhere) {
    const data = { email: person.email, password: knownPassword, redirectTo };
    const answer = await page.request.post(apiPaths.login, { data });
    expect((await answer.json()).redirectTo, redirectTo).toBe(paths.account);
  }
  await page.context().clearCookies();
  await visit(page, paths.login({ redirectTo: "//evil.example/" }));
  await logIn(page, person.email);
  await page.waitForURL(/\/account$/);
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? "").origin);
});

test("the password can be looked at and hidden again", async ({ page }) => {
  await visit(page, paths.login());
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("open-sesame");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("logging out ends at the login, and the pages for members are shut again", async ({ page, person, signIn }) => {
  await signIn(person);
  await visit(page, paths.drops);
  await page.getByRole("banner").getByText("Amina").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/login$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await visit(page, paths.account);
  await page.waitForURL(/\/login\?redirectTo=/);
});
