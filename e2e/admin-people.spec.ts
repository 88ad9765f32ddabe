import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { wrongFactor } from "@/lib/accounts/factor-contracts";
import { knownPassword, makeUser } from "@/lib/accounts/factory";
import { sessionExpired } from "@/lib/accounts/permissions";
import { accountDisabled } from "@/lib/accounts/sign-in";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { logIn } from "./entry";
import { expect, refusedWith, test } from "./fixtures";
import { expectAccessible } from "./inspect";
import { ready, visit } from "./visit";

/** A person's own page, once it says who they are. */
async function atHome(page: Page): Promise<Page> {
  await visit(page, paths.account);
  await expect(page.getByText("Welcome back")).toBeVisible();
  return page;
}

/** Looks at the tab again, as somebody does who comes back to it. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** Opens one of the questions about a person, gives a reason and says yes. */
async function does(page: Page, deed: string, name: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: `${deed}: ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `${deed}: ${name}` });
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: deed, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// A field that was left empty is refused on purpose, and so is whoever was shut out, in their own browser.
test.describe("what the desk does to one person", () => {
  test.use({ expected: [refusedWith(400, 401, 403)] });

  test("a plan granted and ended, an account shut and opened, every device signed out", async ({
    page,
    pageOf,
    signIn,
    providers,
  }) => {
    test.setTimeout(240_000);
    const name = `Halima Person${Date.now()}`;
    const [firstName = "", lastName = ""] = name.split(" ");
    const [admin, person] = await Promise.all([
      makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Desk" }),
      makeUser({ firstName, lastName }),
    ]);
    await signIn(admin);
    let theirs = await atHome(await pageOf(person));

    await test.step("she is found in the list of everybody", async () => {
      await visit(page, deskPaths.desk("users", { who: "everybody", q: lastName }));
      await page.getByRole("link", { name: person.email, exact: true }).click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await ready(page);
      await expectAccessible(page, "person");
    });

    await test.step("a plan, with a day and a reason; what was typed stays when something is missing", async () => {
      await page.getByRole("button", { name: `Grant a plan: ${name}` }).click();
      const dialog = page.getByRole("dialog", { name: `Grant a plan: ${name}` });
      await dialog.getByLabel("Plan").selectOption("collector");
      await dialog.getByLabel("Reason").fill("She lent us the drum.");
      await dialog.getByRole("button", { name: "Grant a plan" }).click();
      await expect(dialog.getByText("Please choose a day")).toBeVisible();
      await expect(dialog.getByLabel("Reason")).toHaveValue("She lent us the drum.");
      await expectAccessible(page, "grant a plan");
      await dialog.getByLabel("Until the end of").fill(inDays(90));
      await dialog.getByRole("button", { name: "Grant a plan" }).click();
      await expect(dialog).toBeHidden();
      const history = page.getByRole("table", { name: "The plan's history" });
      await expect(history).toContainText("She lent us the drum.");
      await visit(theirs, paths.downloads);
      await expect(theirs.getByRole("heading", { name: "Yours to keep" })).toBeVisible();
      expect((await providers.mailTo(person.email, /Circle|plan/i)).text).toContain("She lent us the drum.");
    });

    await test.step("and it is ended", async () => {
      await does(page, "End the plan", name, "It was meant for somebody else.");
      await expect(page.getByRole("button", { name: `End the plan: ${name}` })).toBeHidden();
      await visit(theirs, paths.downloads);
      await expect(theirs.getByRole("heading", { name: "Yours to keep" })).toBeHidden();
    });

    await test.step("disabled: out at once, and told so at the door", async () => {
      await visit(theirs, paths.account);
      await page.getByRole("button", { name: `Disable the account: ${name}` }).click();
      await expectAccessible(page, "disable");
      await page.keyboard.press("Escape");
      await does(page, "Disable the account", name, "Her address was used by somebody else.");
      await expect(page.getByRole("button", { name: `Enable the account: ${name}` })).toBeVisible();
      await lookAgain(theirs);
      await expect(theirs.getByText(sessionExpired)).toBeVisible();
      await theirs.getByRole("main").getByRole("link", { name: "Login" }).click();
      await logIn(theirs, person.email);
      await expect(theirs.getByText(accountDisabled)).toBeVisible();
      const mail = await providers.mailTo(person.email, "Your account was disabled");
      expect(mail.text).toContain("Her address was used by somebody else.");
    });

    await test.step("enabled: she comes in again", async () => {
      await does(page, "Enable the account", name, "She has written to us herself.");
      await expect(page.getByRole("button", { name: `Disable the account: ${name}` })).toBeVisible();
      await logIn(theirs, person.email);
      await expect(theirs.getByText("Welcome back")).toBeVisible();
    });

    await test.step("signed out everywhere", async () => {
      await theirs.context().close();
      theirs = await atHome(await pageOf(person));
      await does(page, "Sign out everywhere", name, "She has lost her telephone.");
      await lookAgain(theirs);
      await expect(theirs.getByText(sessionExpired)).toBeVisible();
      const done = page.getByRole("table", { name: "What the desk did" });
      for (const reason of ["She lent us the drum.", "She has lost her telephone."])
        await expect(done).toContainText(reason);
      await expect(page.getByText("Signed in", { exact: true })).toBeHidden();
    });

    // What stays for ever says what was done, and none of the words about her.
    const lines = await db.auditLog.findMany({ where: { subject: person.id }, orderBy: { createdAt: "asc" } });
    expect(lines.map(({ action }) => action)).toEqual([
      "membership.grant",
      "membership.end",
      "user.disable",
      "user.enable",
      "user.sign-out",
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/drum|telephone/);
    await theirs.context().close();
  });
});

test.describe("a second factor", () => {
  // A code that was used is refused on purpose.
  test.use({ expected: [refusedWith(400, 401)] });

  test("is set up, asked for at every login, and takes a code once and a recovery code once", async ({
    page,
    signIn,
  }) => {
    test.setTimeout(240_000);
    const admin = await makeUser({ role: "Admin", firstName: "Ngozi", lastName: "Keys" });
    await signIn(admin);
    await visit(page, paths.security());
    await expectAccessible(page, "security");
    await page.getByLabel("Your password", { exact: true }).fill(knownPassword);
    await page.getByRole("button", { name: "Begin" }).click();
    const typed = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
    const authenticator = new TOTP({ secret: Secret.fromBase32(typed.replaceAll(" ", "")) });
    await expectAccessible(page, "security, the pattern");
    await page.getByLabel("The six figures it shows now").fill("000000");
    await page.getByRole("button", { name: "Set it up" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("That code is not right");
    await page.getByLabel("The six figures it shows now").fill(authenticator.generate());
    await page.getByRole("button", { name: "Set it up" }).click();
    const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? "";
    await expectAccessible(page, "security, the recovery codes");
    await page.getByRole("button", { name: "I have put them away" }).click();
    await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
    await expectAccessible(page, "security, set up");

    /** Both steps; the second one is sent and not waited for. */
    async function enter(code: string): Promise<void> {
      await visit(page, paths.login({ redirectTo: paths.security() }));
      await logIn(page, admin.email);
      await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
      await ready(page);
      await page.getByLabel("Code", { exact: true }).fill(code);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
    }
    async function leave(): Promise<void> {
      await ready(page);
      await page.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    }

    await leave();
    // The next one: that of now was shown when it was set up, and a telephone may be half a minute ahead.
    const code = authenticator.generate({ timestamp: Date.now() + 30_000 });
    await enter(code);
    await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
    // The session in which it was set up, and the one that began with a code.
    await expect(page.getByText(", with a code")).toHaveCount(2);

    await leave();
    await enter(code);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(wrongFactor);
    await expect(page.getByLabel("Code", { exact: true })).toHaveValue(code);
    await expectAccessible(page, "login, the code");
    await page.getByLabel("Code", { exact: true }).fill(recovery.toLowerCase());
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("9 recovery codes are left.")).toBeVisible();

    await leave();
    await enter(recovery);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(wrongFactor);
    await visit(page, paths.admin);
    await expect(page).toHaveURL(/\/login/);
  });
});
