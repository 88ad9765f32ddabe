import { makeUser } from "@/lib/auth/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { expect, test } from "../support/fixtures";
import { gotoHydrated } from "../support/goto-hydrated";
import { sendNewsletter } from "../support/send-newsletter";

test.afterEach(({ providers }) => providers.clearFaults());

test("a newsletter reaches each subscriber once when the email provider fails half way, and is logged as sent", async ({
  page,
  providers,
  signIn,
}) => {
  test.setTimeout(180_000);
  await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }));
  const recipients = await Promise.all(Array.from({ length: 6 }, () => makeUser({ plan: "patron" })));
  const subject = `Half way ${Date.now()}`;
  await gotoHydrated(page, adminPaths.section("newsletter"));
  await page.getByRole("button", { name: "New newsletter" }).click();
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  await page.getByRole("button", { name: "Add Text" }).click();
  await page.getByRole("textbox", { name: "Text 1" }).fill("The **vase** is back.");
  await page.getByLabel("Send to", { exact: true }).selectOption("patron");
  await providers.fault("resend", "accept-then-drop", 3);
  await sendNewsletter(page, subject);
  // The results have a line "Sent" from the beginning, so the end of the sending is waited for.
  await expect(page.getByRole("button", { name: "Stop sending" })).toBeHidden({ timeout: 120_000 });
  await expect(page.getByRole("main").getByText("Sent", { exact: true }).first()).toBeVisible();
  for (const { email } of recipients) expect(await providers.mailsTo(email, subject)).toHaveLength(1);
});
