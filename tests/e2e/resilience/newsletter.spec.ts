import { makeUser } from "@/lib/auth/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { expect, test } from "../support/fixtures";
import { gotoHydrated } from "../support/goto-hydrated";

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
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  await page.getByLabel("Content", { exact: true }).fill("The **vase** is back.");
  await page.getByLabel("To", { exact: true }).selectOption("patron");
  await providers.fault("resend", "accept-then-drop", 3);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: subject }) });
  await expect(entry.getByText("Sent", { exact: true })).toBeVisible({ timeout: 120_000 });
  for (const { email } of recipients) expect(await providers.mailsTo(email, subject)).toHaveLength(1);
});
