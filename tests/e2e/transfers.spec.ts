import { makeUser } from "@/lib/auth/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { makeOwnedNumber } from "@/lib/transfers/factory";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";
import { findEmailLink } from "./support/provider-emulators";

test("an owner transfers a number, its recipient accepts it with the link of the email, and a dispute gives it back", async ({
  page,
  person,
  pageOf,
  signIn,
  providers,
}) => {
  const { buyer, editionId, product, number } = await makeOwnedNumber();
  const title = `${product.name}, No. ${number} of 50`;
  await signIn(buyer);
  // Emails that were sent before have the old address.
  await page.goto("/account/numbers");
  await expect(page).toHaveURL(paths.collection());
  await gotoHydrated(page, paths.collection());
  await expectAccessible(page, page.url());
  await page.getByRole("link", { name: `Transfer ${title}` }).click();
  await expect(page).toHaveURL(paths.transferNumber(editionId));
  await gotoHydrated(page, paths.transferNumber(editionId));
  await page.getByLabel("The person’s email").fill(person.email);
  await page.getByLabel("Price in naira (optional)").fill("120,000");
  await page.getByLabel("Message (optional)").fill("Look after it.");
  await expectAccessible(page, page.url());
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  const recap = page.getByRole("dialog");
  await expect(recap.getByText(person.email)).toBeVisible();
  await expect(recap.getByText("₦120,000")).toBeVisible();
  await expectAccessible(page, page.url());
  await recap.getByRole("button", { name: "Transfer", exact: true }).click();
  await expect(page.getByText(`You have offered this number to ${person.email}`, { exact: false })).toBeVisible();
  await providers.mailTo(buyer.email, "Your transfer of");

  const mail = await providers.mailTo(person.email, "wants to transfer");
  const link = new URL(findEmailLink(mail, "/transfers/"));
  const visitor = await pageOf(null);
  await gotoHydrated(visitor, link.pathname);
  await expect(visitor.getByRole("link", { name: "Log in to accept" })).toBeVisible();
  await expectAccessible(visitor, visitor.url());
  const recipient = await pageOf(person);
  await gotoHydrated(recipient, link.pathname);
  await expect(recipient.getByText("₦120,000")).toBeVisible();
  await recipient.getByLabel(/^Show my name/).check();
  await recipient.getByRole("button", { name: "Accept" }).click();
  await expect(recipient.getByRole("heading", { name: "History" })).toBeVisible();
  await expect(recipient.getByText(person.displayName).first()).toBeVisible();
  await providers.mailTo(buyer.email, "was accepted");
  await gotoHydrated(page, paths.collection());
  const former = page.getByRole("region", { name: "Formerly yours" });
  await expect(former.getByRole("link", { name: title, exact: true })).toBeVisible();

  await gotoHydrated(page, paths.myNumber(editionId));
  await expect(page.getByText("Transferred", { exact: true })).toBeVisible();
  await page.getByText("Is something wrong?").click();
  await page.getByLabel("What is wrong").fill("The wrong person has accepted it.");
  await page.getByRole("button", { name: "Open a dispute" }).click();
  await expect(page.getByText(/You opened this dispute/)).toBeVisible();

  const admin = await pageOf(await makeUser({ role: "Admin" }));
  await gotoHydrated(admin, adminPaths.section("transfers", { mark: "disputed", q: product.name }));
  await expectAccessible(admin, admin.url());
  await admin.getByRole("link", { name: product.name }).click();
  await gotoHydrated(admin, adminPaths.number(editionId));
  await expectAccessible(admin, admin.url());
  await admin.getByRole("button", { name: /^Give .* back to owner 1/ }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("The papers show it.");
  await dialog.getByRole("button", { name: /^Give back to/ }).click();
  await expect(admin.getByText("Given back to a former owner")).toBeVisible();
  await gotoHydrated(page, paths.myNumber(editionId));
  await expect(page.getByText("Yours", { exact: true })).toBeVisible();
});
