import { makeUser } from "@/lib/accounts/factory";
import { deskPaths } from "@/lib/platform/desk-paths";
import { expect, test } from "../fixtures";
import { visit } from "../visit";

test.afterEach(({ providers }) => providers.mend());

test("a letter whose provider fails half way is with each reader once, and the log says so", async ({
  page,
  providers,
  signIn,
}) => {
  test.setTimeout(180_000);
  await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Desk" }));
  const readers = await Promise.all(Array.from({ length: 6 }, () => makeUser({ plan: "patron" })));
  const subject = `Half way ${Date.now()}`;
  await visit(page, deskPaths.desk("newsletter"));
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  await page.getByLabel("Content", { exact: true }).fill("The **vase** is back.");
  await page.getByLabel("To", { exact: true }).selectOption("patron");
  await providers.fault("resend", "accept-then-drop", 3);
  await page.getByRole("button", { name: "Send the letter" }).click();
  await page.getByRole("button", { name: "Send it" }).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: subject }) });
  await expect(entry.getByText("Sent", { exact: true })).toBeVisible({ timeout: 120_000 });
  for (const { email } of readers) expect(await providers.mailsTo(email, subject)).toHaveLength(1);
});
