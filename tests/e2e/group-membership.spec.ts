import { newId } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";
import { findEmailLink } from "./support/provider-emulators";

test("a visitor buys seats, invites people, one takes the seat, and an invitation is withdrawn", async ({
  page,
  person,
  pageOf,
  providers,
}) => {
  test.setTimeout(120_000);
  const buyer = `${newId("usr")}@example.org`;
  await gotoHydrated(page, paths.groupForm({ plan: "monthly" }));
  await page.getByLabel("Seats").fill("3");
  await page.getByLabel("Name of the group").fill("Adeola & Sons");
  await page.getByLabel("Your email").fill(buyer);
  await expect(page.getByText("3 × ₦5,000 = ₦15,000")).toBeVisible();
  await expectAccessible(page, "the form");
  await page.getByRole("button", { name: "Pay with Paystack" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Adeola & Sons" })).toBeVisible();
  await providers.mailTo(buyer, "Your group: 3 seats");

  const other = `${newId("usr")}@example.org`;
  for (const email of [person.email, other]) {
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(page.getByRole("list", { name: "Seats" }).getByText(email)).toBeVisible();
  }
  await expectAccessible(page, "the seats");
  await page.getByRole("button", { name: `Withdraw: ${other}` }).click();
  await expect(page.getByRole("list", { name: "Seats" }).getByText(other)).toBeHidden();

  const link = new URL(
    findEmailLink(await providers.mailTo(person.email, "Adeola & Sons has a seat"), paths.redeemGift()),
  );
  const member = await pageOf(person);
  await gotoHydrated(member, `${link.pathname}${link.hash}`);
  await member.getByRole("button", { name: "Redeem the gift" }).click();
  await expect(member.getByRole("heading", { name: "You are in the Circle" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "1 of 3 seats in use" })).toBeVisible();
  await page.getByRole("link", { name: "Renew" }).click();
  await expect(page.getByRole("heading", { name: "Renew Adeola & Sons" })).toBeVisible();
});
