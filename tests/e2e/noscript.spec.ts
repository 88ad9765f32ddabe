import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { makeComment } from "@/lib/comments/factory";
import { minute } from "@/lib/core/clock";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeExhibition } from "@/lib/exhibitions/factory";
import { makeDrop, naira } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { findEmailLink } from "./support/provider-emulators";

test.use({ javaScriptEnabled: false });

test("the product list and a drop can be read and link to each other", async ({ page }) => {
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

test("the saleroom has the gate with its links and the date of the end, and a past sale its result", async ({
  page,
}) => {
  await page.goto(paths.auctions);
  const gate = page.getByRole("region", { name: "VIP gate" });
  for (const name of ["See the plans", "Log in", "text version"])
    await expect(gate.getByRole("link", { name })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/\d{1,2} [A-Z][a-z]+ \d{4} \d\d:\d\d/);
  await page.goto(paths.auction("printers-proof-of-eighteen-hats"));
  await expect(page.getByRole("heading", { name: /^Sold to / })).toBeVisible();
  await expect(page.getByRole("region", { name: "What next" }).getByRole("heading")).toBeVisible();
});

test("the Add to Cart form fills a visitor's cart, which the login moves into the account", async ({
  page,
  person,
}) => {
  const shirt = await makeDrop({ price: 9_000, variations: { stock: { S: 3, M: 3 } } });
  await page.goto(paths.drop(shirt.slug));
  await page.getByText("M", { exact: true }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole("link", { name: shirt.name })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/login\?/);

  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("❌");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(SEED_PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
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

test("registration is a form, and the verification link leads to a button", async ({ page, providers }) => {
  const email = `plain-${Date.now()}@livingarchive.test`;
  await page.goto(paths.register());
  await page.getByLabel("First Name").fill("Sade");
  await page.getByLabel("Last Name").fill("Bello");
  await page.getByLabel("Email", { exact: true }).first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(SEED_PASSWORD);
  await page.getByLabel("Confirm Password").fill(SEED_PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Please check your email.")).toBeVisible();
  const mail = await providers.mailTo(email, "Confirm");
  await page.goto(findEmailLink(mail, "/verify/"));
  await page.getByRole("button", { name: "Verify email" }).click();
  await page.waitForURL(/\/(dashboard|account)$/);
});

test("a password is reset with two forms, and each page shows the result", async ({ page, person, providers }) => {
  await page.goto(paths.forgotPassword);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("status")).toContainText("Password reset email sent. Check your inbox.");

  await page.goto(findEmailLink(await providers.mailTo(person.email, "Choose a new password"), "/reset-password/"));
  const choose = async (password: string, confirmation: string) => {
    await page.getByLabel("New Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm Password").fill(confirmation);
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
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/account$/);
});

test("the verification email can be requested again", async ({ page, providers }) => {
  const { email } = await makeUser({ verified: false });
  await page.goto(paths.login());
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(SEED_PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Your email is not verified.");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Resend verification email" }).click();
  await expect(page.getByRole("status")).toContainText("Verification email resent. Please check your inbox.");
  await providers.mailTo(email, "Confirm");
});

test("the two account forms are saved or show an error", async ({ page, person, signIn }) => {
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
  await page.goto(paths.account);
  await expect(address).toHaveCount(0);
  await page.getByRole("link", { name: "Edit: Address in Victoria Island" }).click();
  await expect(address.getByLabel("City")).toHaveValue("Victoria Island");
});

test("the newsletter is subscribed to, confirmed and unsubscribed from with forms", async ({ page, providers }) => {
  const email = `reader-${Date.now()}@livingarchive.test`;
  await page.goto(paths.drops);
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Your email").fill("nobody@nowhere");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That did not work.");
  await page.goto(paths.drops);
  await footer.getByLabel("Your email").fill(email);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your inbox.");

  await page.goto(
    findEmailLink(await providers.mailTo(email, "Confirm your newsletter subscription"), "/newsletter/confirm/"),
  );
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are on the list.");
  const subscriber = await db.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
  await page.goto(formRedirectPaths.unsubscribeNewsletter(subscriber.unsubscribeToken));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are off the list.");
});

test("the guestbook form sends a visitor to the login, posts a comment and shows the result", async ({
  page,
  person,
  signIn,
}) => {
  const text = `Written by hand, ${Date.now()}`;
  const post = async (message: string) => {
    await page.goto(paths.guestbook);
    await page.getByLabel("Your comment").fill(message);
    await page.getByRole("button", { name: "Post", exact: true }).click();
  };
  await post(text);
  await page.waitForURL(`**${formRedirectPaths.guestbookResult("sign-in")}`);
  await page.getByRole("link", { name: "Sign In to Comment" }).click();
  await page.waitForURL(/\/login\?redirectTo=%2Fguestbook/);
  await signIn(person);

  await post("\u200b ");
  await page.waitForURL(`**${formRedirectPaths.guestbookResult("refused")}`);
  await post(text);
  await page.waitForURL(`**${formRedirectPaths.guestbookResult("pending")}`);
  await expect(page.getByText("appears after a moderator has approved it")).toBeVisible();
  await db.comment.updateMany({ where: { userId: person.id, message: text }, data: { status: "approved" } });
  await post(`${text}, again\r\nand below`);
  await page.waitForURL(`**${formRedirectPaths.guestbookResult("posted")}`);
  await page.getByRole("link", { name: "Back to the guestbook" }).click();
  await expect(page.getByText(`${text}, again`)).toBeVisible();
});

test("the comments of an exhibition are a page with pages, forms for a comment, a reply and a reaction, and their results", async ({
  page,
  person,
  signIn,
}) => {
  const [text, reply] = [`Only a chair, ${Date.now()}`, `A chair and a flag, ${Date.now()}`];
  const { slug } = await makeExhibition({ requiresVip: false });
  for (let index = 0; index < 21; index++)
    await makeComment({ exhibition: slug, userId: person.id, createdAt: new Date(Date.now() - (index + 1) * minute) });
  const theirs = await makeComment({ exhibition: slug, message: "What stood in the photograph before?" });
  await page.goto(paths.exhibition(slug));
  await page.getByRole("button", { name: "Exhibition Guestbook" }).click();
  await page.waitForURL((url) => url.pathname === commentPaths.thread({ exhibition: slug }));
  await page.getByRole("link", { name: "Older comments" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "Newest comments" }).click();
  await page.getByRole("link", { name: "Sign In to Comment" }).click();
  await page.waitForURL(/\/login\?redirectTo=%2Fexhibitions%2F/);
  await signIn(person);

  await page.goto(commentPaths.thread({ exhibition: slug }));
  await page.getByLabel("Your comment").fill(text);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await page.waitForURL(/result=posted/);
  await expect(page.getByText("Your comment was posted.")).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: text })).toBeVisible();
  await page
    .getByRole("article")
    .filter({ hasText: theirs.message })
    .getByRole("link", { name: /^Reply/ })
    .click();
  await page.getByLabel("Your reply").fill(reply);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await page.waitForURL((url) => url.pathname === commentPaths.conversation(theirs.id));
  await expect(page.getByRole("list", { name: "Replies" })).toContainText(reply);
  await page.getByRole("button", { name: "Like: 0" }).click();
  await expect(page.getByRole("button", { name: "Like: 1" })).toHaveAttribute("aria-pressed", "true");

  await page.goto(commentPaths.thread({ exhibition: slug }));
  const own = page.getByRole("article").filter({ hasText: text });
  await own.getByRole("link", { name: "Edit your comment" }).click();
  await page.getByLabel("Your comment").fill("   ");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(/\/edit\?result=invalid_input$/);
  await expect(page.getByText("Please write something first.")).toBeVisible();
  await expect(page.getByLabel("Your comment")).toHaveValue("   ");
  const edited = `${text}, and a table`;
  await page.getByLabel("Your comment").fill(edited);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your comment was saved.")).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: edited })).toBeVisible();
  await page.getByRole("link", { name: "Delete your comment" }).click();
  await expect(page.getByText(edited)).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Delete your comment" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.waitForURL(/\/comments\?result=deleted$/);
  await expect(page.getByText(edited)).toHaveCount(0);

  await page.goto(commentPaths.conversation(theirs.id));
  await page
    .getByRole("link", { name: /^Report/ })
    .first()
    .click();
  await page.getByLabel("What is wrong with this comment?").selectOption("private");
  await page.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("A moderator will review it.")).toBeVisible();
  expect(await db.commentReport.count({ where: { commentId: theirs.id, userId: person.id } })).toBe(1);
});
