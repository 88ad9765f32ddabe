import { knownPassword, makeUser } from "@/lib/accounts/factory";
import { answerPaths } from "@/lib/platform/answer-paths";
import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { linkOf } from "./providers";
import { drop, naira } from "./shopping";

test.use({ javaScriptEnabled: false });

test("the shelf and a drop read and link", async ({ page }) => {
  await page.goto(paths.drops);
  expect(await page.getByRole("article").count()).toBeGreaterThanOrEqual(24);
  const first = page.getByRole("article").first();
  const name = await first.getByRole("heading").textContent();
  await expect(first).toContainText("₦");
  await first.getByRole("link", { name: /^Details/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Drops" })).toBeVisible();
});

test("Add to Cart is a form: it asks a visitor in, and puts the piece into the cart", async ({ page, person }) => {
  const shirt = await drop({ price: 9_000, variations: { stock: { S: 3, M: 3 } } });
  await page.goto(paths.drop(shirt.slug));
  await page.getByText("M", { exact: true }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.waitForURL(/\/login\?/);

  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("❌");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(knownPassword);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole("link", { name: shirt.name })).toBeVisible();
  await expect(page.getByText("M", { exact: true })).toBeVisible();

  await page.goto(paths.drop(shirt.slug));
  await page.getByText("S", { exact: true }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByText(naira(18_000)).first()).toBeVisible();

  await page.goto(paths.drop(shirt.slug));
  await page.getByText("S", { exact: true }).click();
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.waitForURL(/\/checkout\?/);
  await expect(page.getByRole("link", { name: `${shirt.name}, S` })).toBeVisible();
});

test("registering is a form, and the link of the mail a button", async ({ page, providers }) => {
  const email = `plain-${Date.now()}@livingarchive.test`;
  await page.goto(paths.register());
  await page.getByLabel("First Name").fill("Sade");
  await page.getByLabel("Last Name").fill("Bello");
  await page.getByLabel("Email", { exact: true }).first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(knownPassword);
  await page.getByLabel("Confirm Password").fill(knownPassword);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Please check your email.")).toBeVisible();
  const mail = await providers.mailTo(email, "Confirm");
  await page.goto(linkOf(mail, "/verify/"));
  await page.getByRole("button", { name: "Verify email" }).click();
  await page.waitForURL(/\/(dashboard|account)$/);
});

test("a lost password is replaced by two forms, and each page says what came of it", async ({
  page,
  person,
  providers,
}) => {
  await page.goto(paths.forgotPassword);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("status")).toContainText("Password reset email sent. Check your inbox.");

  await page.goto(linkOf(await providers.mailTo(person.email, "Choose a new password"), "/reset-password/"));
  const choose = async (password: string, again: string) => {
    await page.getByLabel("New Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm Password").fill(again);
    await page.getByRole("button", { name: "Reset Password" }).click();
  };
  await choose("a-better-secret", "something-else");
  await expect(page.getByRole("alert")).toContainText("Passwords do not match");
  await choose("qwerty123", "qwerty123");
  await expect(page.getByRole("alert")).toContainText("one of the most common ones");
  await choose("a-better-secret", "a-better-secret");
  await page.waitForURL(/\/login\?/);
  await expect(page.getByRole("status")).toContainText("Your password has been changed.");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("a-better-secret");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(/\/account$/);
});

test("whoever waits for the verification mail can have it again", async ({ page, providers }) => {
  const { email } = await makeUser({ verified: false });
  await page.goto(paths.login());
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(knownPassword);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Your email is not verified.");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Resend verification email" }).click();
  await expect(page.getByRole("status")).toContainText("Verification email resent. Please check your inbox.");
  await providers.mailTo(email, "Confirm");
});

test("the account's two forms are saved, or say why not", async ({ page, person, signIn }) => {
  await signIn(person);
  await page.goto(paths.account);
  const profile = page.locator("form#profile");
  await profile.getByLabel("Display Name").fill("Admin");
  await profile.getByRole("button", { name: "Save Changes" }).click();
  await expect(profile.getByRole("alert")).toContainText("That name belongs to the museum.");
  await profile.getByLabel("Display Name").fill("Madam Chair");
  await profile.getByLabel("Show on Founders Wall").uncheck();
  await profile.getByRole("button", { name: "Save Changes" }).click();
  await expect(profile.getByRole("status")).toContainText("Profile updated successfully");
  await expect(profile.getByLabel("Display Name")).toHaveValue("Madam Chair");
  await expect(profile.getByLabel("Show on Founders Wall")).not.toBeChecked();

  const address = page.locator("form#address");
  await address.getByLabel("Address Line 1").fill("5 Ajose Adeogun Street");
  await address.getByLabel("City").fill("Victoria Island");
  await address.getByLabel("State").selectOption("Lagos");
  await address.getByRole("button", { name: "Save address" }).click();
  await expect(address.getByRole("status")).toContainText("Profile updated successfully");
  await expect(address.getByLabel("City")).toHaveValue("Victoria Island");
});

test("the letter is asked for, confirmed and ended by forms", async ({ page, providers }) => {
  const email = `reader-${Date.now()}@livingarchive.test`;
  await page.goto(paths.drops);
  const letter = page.getByRole("contentinfo");
  await letter.getByLabel("Your email").fill("nobody@nowhere");
  await letter.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That did not work.");
  await page.goto(paths.drops);
  await letter.getByLabel("Your email").fill(email);
  await letter.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your inbox.");

  await page.goto(linkOf(await providers.mailTo(email, "was it really you"), "/newsletter/confirm/"));
  await page.getByRole("button", { name: "Yes, send me the letter" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are on the list.");
  const reader = await db.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
  await page.goto(answerPaths.unsubscribeNewsletter(reader.unsubscribeToken));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are off the list.");
});

test("the guestbook is a form: it asks a visitor in, hangs a note, and says what became of it", async ({
  page,
  person,
  signIn,
}) => {
  const words = `Written by hand, ${Date.now()}`;
  const write = async (note: string) => {
    await page.goto(paths.guestbook);
    await page.getByLabel("Your note").fill(note);
    await page.getByRole("button", { name: "Post", exact: true }).click();
  };
  await write(words);
  await page.waitForURL(`**${answerPaths.noteSaid("sign-in")}`);
  await page.getByRole("link", { name: "Sign In to Comment" }).click();
  await page.waitForURL(/\/login\?redirectTo=%2Fguestbook/);
  await signIn(person);

  await write("\u200b ");
  await page.waitForURL(`**${answerPaths.noteSaid("refused")}`);
  await write(words);
  await page.waitForURL(`**${answerPaths.noteSaid("waits")}`);
  await expect(page.getByText("is read by a person before it hangs")).toBeVisible();
  await db.comment.updateMany({ where: { userId: person.id, message: words }, data: { status: "approved" } });
  await write(`${words}, again\r\nand below`);
  await page.waitForURL(`**${answerPaths.noteSaid("hangs")}`);
  await page.getByRole("link", { name: "To the guestbook" }).click();
  await expect(page.getByText(`${words}, again`)).toBeVisible();
});
