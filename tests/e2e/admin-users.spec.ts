import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { accountDisabled } from "@/lib/auth/form-messages";
import { wrongMfaCode } from "@/lib/auth/mfa/mfa-contracts";
import { sessionExpired } from "@/lib/auth/permissions";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated, waitForHydration } from "./support/goto-hydrated";
import { logIn } from "./support/login-helper";
import { expectAccessible } from "./support/page-quality";

/** Opens the account page and waits until it shows the user. */
async function openAccount(page: Page): Promise<Page> {
  await gotoHydrated(page, paths.account);
  await expect(page.getByText("Welcome back")).toBeVisible();
  return page;
}

/** Dispatches the event of returning to the tab. */
const triggerRefresh = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** Performs an admin action on a user and gives a reason in its dialog. */
async function performAction(page: Page, action: string, name: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: `${action}: ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `${action}: ${name}` });
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// An empty field is rejected on purpose, and so is the disabled user's session.
test.describe("admin actions on a user", () => {
  test.use({ allowedErrors: [failedResource(400, 401, 403)] });

  test("grant and end a plan, disable and enable the account, and revoke all sessions", async ({
    page,
    pageOf,
    signIn,
    providers,
  }) => {
    test.setTimeout(240_000);
    const name = `Halima Person${Date.now()}`;
    const [firstName = "", lastName = ""] = name.split(" ");
    const [admin, person] = await Promise.all([
      makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }),
      makeUser({ firstName, lastName }),
    ]);
    await signIn(admin);
    let theirs = await openAccount(await pageOf(person));

    await test.step("the user is found in the list", async () => {
      await gotoHydrated(page, adminPaths.section("users", { who: "everybody", q: lastName }));
      await page.getByRole("link", { name: person.email, exact: true }).click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await waitForHydration(page);
      await expectAccessible(page, "user");
    });

    await test.step("a plan is granted with an end date and a reason; the form keeps its values when one is missing", async () => {
      await page.getByRole("button", { name: `Grant plan: ${name}` }).click();
      const dialog = page.getByRole("dialog", { name: `Grant plan: ${name}` });
      await dialog.getByLabel("Plan").selectOption("collector");
      await dialog.getByLabel("Reason").fill("She lent us the drum.");
      await dialog.getByRole("button", { name: "Grant plan" }).click();
      await expect(dialog.getByText("Please choose a day")).toBeVisible();
      await expect(dialog.getByLabel("Reason")).toHaveValue("She lent us the drum.");
      await expectAccessible(page, "grant a plan");
      await dialog.getByLabel("End date").fill(inDays(90));
      await dialog.getByRole("button", { name: "Grant plan" }).click();
      await expect(dialog).toBeHidden();
      const history = page.getByRole("list", { name: "Timeline" });
      await expect(history).toContainText("She lent us the drum.");
      await gotoHydrated(theirs, paths.downloads);
      await expect(theirs.getByRole("heading", { name: "Yours to keep" })).toBeVisible();
      expect((await providers.mailTo(person.email, /Circle|plan/i)).text).toContain("She lent us the drum.");
    });

    await test.step("the plan is ended", async () => {
      await performAction(page, "End plan", name, "It was meant for somebody else.");
      await expect(page.getByRole("button", { name: `End plan: ${name}` })).toBeHidden();
      await gotoHydrated(theirs, paths.downloads);
      await expect(theirs.getByRole("heading", { name: "Yours to keep" })).toBeHidden();
    });

    await test.step("a disabled user is signed out at once, and the login shows why", async () => {
      await gotoHydrated(theirs, paths.account);
      await page.getByRole("button", { name: `Disable account: ${name}` }).click();
      await expectAccessible(page, "disable");
      await page.keyboard.press("Escape");
      await performAction(page, "Disable account", name, "Her address was used by somebody else.");
      await expect(page.getByRole("button", { name: `Enable account: ${name}` })).toBeVisible();
      await triggerRefresh(theirs);
      await expect(theirs.getByText(sessionExpired)).toBeVisible();
      await theirs.getByRole("main").getByRole("link", { name: "Log in" }).click();
      await logIn(theirs, person.email);
      await expect(theirs.getByText(accountDisabled)).toBeVisible();
      const mail = await providers.mailTo(person.email, "Your account was disabled");
      expect(mail.text).toContain("Her address was used by somebody else.");
    });

    await test.step("an enabled user can log in again", async () => {
      await performAction(page, "Enable account", name, "She has written to us herself.");
      await expect(page.getByRole("button", { name: `Disable account: ${name}` })).toBeVisible();
      await logIn(theirs, person.email);
      await expect(theirs.getByText("Welcome back")).toBeVisible();
    });

    await test.step("all sessions are revoked", async () => {
      await theirs.context().close();
      theirs = await openAccount(await pageOf(person));
      await performAction(page, "Log out everywhere", name, "She has lost her phone.");
      await triggerRefresh(theirs);
      await expect(theirs.getByText(sessionExpired)).toBeVisible();
      const history = page.getByRole("list", { name: "Timeline" });
      for (const reason of ["She lent us the drum.", "She has lost her phone."])
        await expect(history).toContainText(reason);
      await expect(page.getByText("Logged in", { exact: true })).toBeHidden();
    });

    // The audit log is permanent, so it records the action but not the reason, which is personal data.
    const entries = await db.auditLog.findMany({ where: { subject: person.id }, orderBy: { createdAt: "asc" } });
    expect(entries.map(({ action }) => action)).toEqual([
      "subscription.grant",
      "subscription.end",
      "user.disable",
      "user.enable",
      "user.revoke-sessions",
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/drum|phone/);
    await theirs.context().close();
  });
});

test.describe("multi-factor authentication", () => {
  // A used code is rejected on purpose.
  test.use({ allowedErrors: [failedResource(400, 401)] });

  test("is set up, required at every login, and accepts each code and each recovery code once", async ({
    page,
    signIn,
  }) => {
    test.setTimeout(240_000);
    const admin = await makeUser({ role: "Admin", firstName: "Ngozi", lastName: "Okoye" });
    await signIn(admin);
    await gotoHydrated(page, paths.security());
    await expectAccessible(page, "security");
    await page.getByLabel("Your password", { exact: true }).fill(SEED_PASSWORD);
    await page.getByRole("button", { name: "Set up", exact: true }).click();
    const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
    const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
    await expectAccessible(page, "security, the QR code");
    await page.getByLabel("Six-digit code from the app").fill("000000");
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("That code is not right");
    await page.getByLabel("Six-digit code from the app").fill(totp.generate());
    await page.getByRole("button", { name: "Turn on" }).click();
    const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    const recoveryCode = (await codes.first().textContent()) ?? "";
    await expectAccessible(page, "security, the recovery codes");
    await page.getByRole("button", { name: "I have saved them" }).click();
    await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
    await expectAccessible(page, "security, set up");

    /** Submits both login steps, without waiting for the result of the second. */
    async function logInWithCode(code: string): Promise<void> {
      await gotoHydrated(page, paths.login({ redirectTo: paths.security() }));
      await logIn(page, admin.email);
      await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
      await waitForHydration(page);
      await page.getByLabel("Code", { exact: true }).fill(code);
      await page.getByRole("button", { name: "Log in", exact: true }).click();
    }
    async function signOut(): Promise<void> {
      await waitForHydration(page);
      await page.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
    }

    await signOut();
    // The next code, because the current one was used at setup; codes half a minute ahead are accepted.
    const code = totp.generate({ timestamp: Date.now() + 30_000 });
    await logInWithCode(code);
    await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
    // The session of the setup was signed out.
    await expect(page.getByText(", with a code")).toHaveCount(1);

    await signOut();
    await logInWithCode(code);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(wrongMfaCode);
    await expect(page.getByLabel("Code", { exact: true })).toHaveValue(code);
    await expectAccessible(page, "login, the code");
    await page.getByLabel("Code", { exact: true }).fill(recoveryCode.toLowerCase());
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByText("9 recovery codes are left.")).toBeVisible();

    await signOut();
    await logInWithCode(recoveryCode);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(wrongMfaCode);
    await gotoHydrated(page, paths.admin);
    await expect(page).toHaveURL(/\/login/);
  });
});
